/**
 * @generated SignedSource<<29c28ee0d9d9145986270a9bf772098a>>
 * @relayHash 55b769a5014e66069df7355d3e696255
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c301b5024582d9906ee0f523dd59ebc8e6e90b3e4560a73462be73816b1946ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatListPaneQuery } from './ChatListPaneQuery.graphql';

const node: PreloadableConcreteRequest<ChatListPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c301b5024582d9906ee0f523dd59ebc8e6e90b3e4560a73462be73816b1946ce",
    "metadata": {},
    "name": "ChatListPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
