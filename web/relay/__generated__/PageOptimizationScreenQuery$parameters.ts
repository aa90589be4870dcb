/**
 * @generated SignedSource<<1e5df4ea71cac342455a3e7394d87983>>
 * @relayHash e336883847caff0f8dee5da7026d6d02
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac62c16505da8c0fc39356b71738618a2fabd4fdba34af8749f33b3209948f80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageOptimizationScreenQuery } from './PageOptimizationScreenQuery.graphql';

const node: PreloadableConcreteRequest<PageOptimizationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac62c16505da8c0fc39356b71738618a2fabd4fdba34af8749f33b3209948f80",
    "metadata": {},
    "name": "PageOptimizationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
