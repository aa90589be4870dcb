/**
 * @generated SignedSource<<bb614ef0158b4d1d23f91d26fd03eeab>>
 * @relayHash acad5ef0916c3c55a2f5cda660f2ae80
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f053c467fec685602d56a0b7f4b8fe50cba1463d412f574b8b5ae0bb2a6f03a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f053c467fec685602d56a0b7f4b8fe50cba1463d412f574b8b5ae0bb2a6f03a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
