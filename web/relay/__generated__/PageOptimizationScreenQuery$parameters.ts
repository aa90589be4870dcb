/**
 * @generated SignedSource<<b181f645fe1bbe456bec299a10ad341b>>
 * @relayHash 726e39c2f2a55b5b44b862445c32efa1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a61662777162ffd0dffe93c9f6b0ee0d3e6c814d1c3f636d8292cef9432e82e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageOptimizationScreenQuery } from './PageOptimizationScreenQuery.graphql';

const node: PreloadableConcreteRequest<PageOptimizationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a61662777162ffd0dffe93c9f6b0ee0d3e6c814d1c3f636d8292cef9432e82e",
    "metadata": {},
    "name": "PageOptimizationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
