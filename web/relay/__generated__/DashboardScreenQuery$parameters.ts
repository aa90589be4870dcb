/**
 * @generated SignedSource<<b563e9eb861a36b57e71b47dc5054088>>
 * @relayHash 66d7c671bafdcde127360c65c2853cbc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6713cae541de538c6f4beb687438c4ae194d498025ebb687c61d50bd8d3d2df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6713cae541de538c6f4beb687438c4ae194d498025ebb687c61d50bd8d3d2df",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
