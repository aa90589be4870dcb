/**
 * @generated SignedSource<<b4c48666a4db7bf04be752f5394c3588>>
 * @relayHash a9fa17ca82dbdc6d41b622c37054c643
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0352017361c9e03820b6b301cdb7a21550f6f15fdf47cd2d3b6ba68860a3623a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThreadPaneQuery } from './ThreadPaneQuery.graphql';

const node: PreloadableConcreteRequest<ThreadPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0352017361c9e03820b6b301cdb7a21550f6f15fdf47cd2d3b6ba68860a3623a",
    "metadata": {},
    "name": "ThreadPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
