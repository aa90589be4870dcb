/**
 * @generated SignedSource<<68b160b3ee97e9d4ba5ad945a34f1da3>>
 * @relayHash ca296a53f040e2e2bf30037dd9993b77
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3509e0b2d7bbc6179de01aff8c00896d5fef0a6c6a7d3018c1a73f1f22684bf4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3509e0b2d7bbc6179de01aff8c00896d5fef0a6c6a7d3018c1a73f1f22684bf4",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
