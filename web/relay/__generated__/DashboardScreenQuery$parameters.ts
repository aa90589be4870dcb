/**
 * @generated SignedSource<<9d3840aff91684210669a079e582a59c>>
 * @relayHash 90fc2864728c764c2112f8d04a296b52
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f3175cfa886fd15c58554c88399433f9660684f114d033e8f9c7b08e01b8c93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f3175cfa886fd15c58554c88399433f9660684f114d033e8f9c7b08e01b8c93",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
