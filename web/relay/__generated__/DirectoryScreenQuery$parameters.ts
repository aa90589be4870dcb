/**
 * @generated SignedSource<<0b97d40705ad8afd4da3f26195952e2b>>
 * @relayHash 1488e7d3bc3e2cc38e2afa24b3ee432a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b80bc06dc41e865d69b106ffaa6c55c14a69039b602d60daab4561b06a35837

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b80bc06dc41e865d69b106ffaa6c55c14a69039b602d60daab4561b06a35837",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
