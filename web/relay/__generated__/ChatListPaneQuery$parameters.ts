/**
 * @generated SignedSource<<2cdaee59faea4febb741fa9b1436ec5e>>
 * @relayHash c5b5fc5ee9c48866134eaa88be9656b3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d8ce9d3889f9063fcc1398703aabc511bee922a87efd18ab6d4877b11dfb845

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatListPaneQuery } from './ChatListPaneQuery.graphql';

const node: PreloadableConcreteRequest<ChatListPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d8ce9d3889f9063fcc1398703aabc511bee922a87efd18ab6d4877b11dfb845",
    "metadata": {},
    "name": "ChatListPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
