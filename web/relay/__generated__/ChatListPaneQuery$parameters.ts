/**
 * @generated SignedSource<<8ba30564c51ebd998f5d0be10ec2f7c5>>
 * @relayHash b9c3649babd19d8465336a6a198aa38e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07ab0d335f48c38134dcb4010f81a4de961b3b0c46f67ae1a849c5f6d18ec56b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatListPaneQuery } from './ChatListPaneQuery.graphql';

const node: PreloadableConcreteRequest<ChatListPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07ab0d335f48c38134dcb4010f81a4de961b3b0c46f67ae1a849c5f6d18ec56b",
    "metadata": {},
    "name": "ChatListPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
