/**
 * @generated SignedSource<<b3effb12c6a622913bea78222783f9a2>>
 * @relayHash ef6274ae651e09b05a3f0a2455e0c0f4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edf1013c10f7cfcaa75ad8055227ee15b792219436c2fff5388ff869471e1f3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edf1013c10f7cfcaa75ad8055227ee15b792219436c2fff5388ff869471e1f3b",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
