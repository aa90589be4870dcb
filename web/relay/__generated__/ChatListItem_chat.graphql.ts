/**
 * @generated SignedSource<<0a555f9d7c334347579148fcd8e58ad4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageStatus = "DELIVERED" | "READ" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type ChatListItem_chat$data = {
  readonly createdAt: string;
  readonly isArchived: boolean;
  readonly isClosed: boolean;
  readonly lastMessage: {
    readonly createdAt: string;
    readonly sentByMe: boolean;
    readonly status: MessageStatus | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useLastMessageText_message">;
  } | null | undefined;
  readonly lead: {
    readonly company: string | null | undefined;
    readonly domain: string | null | undefined;
    readonly isBlocked: boolean;
    readonly language: string | null | undefined;
    readonly name: string;
    readonly uuid: string;
  };
  readonly unreadCount: number;
  readonly uuid: string;
  readonly " $fragmentType": "ChatListItem_chat";
};
export type ChatListItem_chat$key = {
  readonly " $data"?: ChatListItem_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatListItem_chat">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChatListItem_chat",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LastMessage",
      "kind": "LinkedField",
      "name": "lastMessage",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentByMe",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useLastMessageText_message"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatLead",
      "kind": "LinkedField",
      "name": "lead",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "company",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBlocked",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};
})();

(node as any).hash = "46ddc6aacdb56df1d271f5c3228a6c28";

export default node;
