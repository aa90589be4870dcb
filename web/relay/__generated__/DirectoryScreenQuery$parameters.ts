/**
 * @generated SignedSource<<7cbd9e0c9728e359527d4941a5ce7f6f>>
 * @relayHash cde3cc08c495fc670c30f62231b944ea
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f04cafad921a34ea4499bfa5738bc47f008d6da4ba8b5b3e386e6f296895b67c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f04cafad921a34ea4499bfa5738bc47f008d6da4ba8b5b3e386e6f296895b67c",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
