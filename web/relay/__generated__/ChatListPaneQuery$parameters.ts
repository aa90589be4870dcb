/**
 * @generated SignedSource<<b8ca298f7681bcff782345d6d0bfd298>>
 * @relayHash 9faecc620ce142c249c12ab983af59bd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e17e33af71df168b79a955b00b357f75270d8afbd77779e9b0f9fd0a73af540d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatListPaneQuery } from './ChatListPaneQuery.graphql';

const node: PreloadableConcreteRequest<ChatListPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e17e33af71df168b79a955b00b357f75270d8afbd77779e9b0f9fd0a73af540d",
    "metadata": {},
    "name": "ChatListPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
