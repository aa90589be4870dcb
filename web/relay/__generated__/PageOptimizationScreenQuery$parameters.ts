/**
 * @generated SignedSource<<5494fcf649cc263bdabce21ce8911662>>
 * @relayHash 51df52ad95c30b14f5c6531ceb18cdbd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ed7a9abd9b94b20b7dbc56c11d8848230569d5a2b7bfa3f3b6f576a0491b5f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageOptimizationScreenQuery } from './PageOptimizationScreenQuery.graphql';

const node: PreloadableConcreteRequest<PageOptimizationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ed7a9abd9b94b20b7dbc56c11d8848230569d5a2b7bfa3f3b6f576a0491b5f6",
    "metadata": {},
    "name": "PageOptimizationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
