/**
 * @generated SignedSource<<cf520c9d5975155565bdac97b69dc587>>
 * @relayHash 7d8561ceed34b2d8736ff3bd280a2f2c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a99284d935c4b65e2efb420ae5e6b90cab3e382a156baed2c4467fbdc6c9cc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a99284d935c4b65e2efb420ae5e6b90cab3e382a156baed2c4467fbdc6c9cc7",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
