/**
 * @generated SignedSource<<72f084ad445acbc32690272978b854e5>>
 * @relayHash b97e1b9541427397adfae0d06ddaaecd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a846c4890cb82626a329ecafd75642d30e4ee6307a20034549445533686ce3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a846c4890cb82626a329ecafd75642d30e4ee6307a20034549445533686ce3f",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
