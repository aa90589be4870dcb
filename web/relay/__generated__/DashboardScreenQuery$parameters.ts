/**
 * @generated SignedSource<<9de4a116dfaf595e0459651c78ea13e1>>
 * @relayHash 7298f3cf006b860a1221919c08085d6b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a39e7d1e6d9da9a5976aa72844b5616e95dcd4b8f2d82ff413e36470b92b0026

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a39e7d1e6d9da9a5976aa72844b5616e95dcd4b8f2d82ff413e36470b92b0026",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
