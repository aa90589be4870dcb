/**
 * @generated SignedSource<<cba4cb22f7a1031c35c56545ae73b914>>
 * @relayHash 3f052a14bc38e9b2edb39b5a3305a6b2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1c0618acefc2035d98adb3bee526878345c6d223e08266f1b5acf19fdaf55e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageOptimizationScreenQuery } from './PageOptimizationScreenQuery.graphql';

const node: PreloadableConcreteRequest<PageOptimizationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1c0618acefc2035d98adb3bee526878345c6d223e08266f1b5acf19fdaf55e9",
    "metadata": {},
    "name": "PageOptimizationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
