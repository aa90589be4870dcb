/**
 * @generated SignedSource<<e6c726ea343a148ffe6d76d3792d0ee5>>
 * @relayHash 67e99dc7ec50ef502f57ead9ada63272
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 804517c3460477586dab43a1f08ec068054edbf3f299acca99a21364d4eedad3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DirectoryScreenQuery } from './DirectoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<DirectoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "804517c3460477586dab43a1f08ec068054edbf3f299acca99a21364d4eedad3",
    "metadata": {},
    "name": "DirectoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
