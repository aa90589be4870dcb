/**
 * @generated SignedSource<<4af920637c77950d131153ac0d5a9223>>
 * @relayHash 4ec1b5f386e4f376a887d0e820c7b7e3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 421b86291cbe81ffd80f6f615d31737a23c75a0fed61f8152b476fc9a164264a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageOptimizationScreenQuery } from './PageOptimizationScreenQuery.graphql';

const node: PreloadableConcreteRequest<PageOptimizationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "421b86291cbe81ffd80f6f615d31737a23c75a0fed61f8152b476fc9a164264a",
    "metadata": {},
    "name": "PageOptimizationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
