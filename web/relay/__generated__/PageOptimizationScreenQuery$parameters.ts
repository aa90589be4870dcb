/**
 * @generated SignedSource<<215aa94383676475c2140a77ef2b9194>>
 * @relayHash 58a69ac45ca8bcb57b09a13ace7a368f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 479e5b6c9ffe158149a71faf183532fa27904e64f4116dd538a20d1c212c77fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageOptimizationScreenQuery } from './PageOptimizationScreenQuery.graphql';

const node: PreloadableConcreteRequest<PageOptimizationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "479e5b6c9ffe158149a71faf183532fa27904e64f4116dd538a20d1c212c77fe",
    "metadata": {},
    "name": "PageOptimizationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
