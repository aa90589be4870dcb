/**
 * @generated SignedSource<<e2dc6592f5646db90f389f0dea05c6f1>>
 * @relayHash fd473a5cbb2fc574c68219d7a12620ee
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a638c68d7a0fb426a85fd35f0ccc9897b4a72a6b147f8c3ae2f0674f603348d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a638c68d7a0fb426a85fd35f0ccc9897b4a72a6b147f8c3ae2f0674f603348d8",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
