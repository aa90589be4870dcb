/**
 * @generated SignedSource<<a451a9e7f7af23e7aeb8972efc6e2284>>
 * @relayHash 3027533e0b7bc0eff793d5b46400aea7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d46ac74501f7c9f1cbaded5d4ad78e2f0e83ac54fcf859b7d328aaddc469c63f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d46ac74501f7c9f1cbaded5d4ad78e2f0e83ac54fcf859b7d328aaddc469c63f",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
