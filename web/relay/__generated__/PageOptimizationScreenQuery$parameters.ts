/**
 * @generated SignedSource<<863ad1766c4aa5214236983115730059>>
 * @relayHash b38b804419b72ee7d4b8f3846248a262
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77bebe9131f9fd0f044d2a7b7e8164e27a2277da094088df258f7843aa498f37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PageOptimizationScreenQuery } from './PageOptimizationScreenQuery.graphql';

const node: PreloadableConcreteRequest<PageOptimizationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77bebe9131f9fd0f044d2a7b7e8164e27a2277da094088df258f7843aa498f37",
    "metadata": {},
    "name": "PageOptimizationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
