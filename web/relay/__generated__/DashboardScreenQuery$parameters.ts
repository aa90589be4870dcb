/**
 * @generated SignedSource<<606fa967bb2281df78e60e258a5a4866>>
 * @relayHash 544da80de45d61eb76d3f0307bd4b910
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4453c8f7d1646fb2d4faa02c2e77779a15284439185d2690dd99be05009ddcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4453c8f7d1646fb2d4faa02c2e77779a15284439185d2690dd99be05009ddcc",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
