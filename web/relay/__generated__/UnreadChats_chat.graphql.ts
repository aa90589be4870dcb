/**
 * @generated SignedSource<<5e52afc5419c9add953557f8739bcc11>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadChats_chat$data = {
  readonly createdAt: string;
  readonly lastMessage: {
    readonly createdAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"useLastMessageText_message">;
  } | null | undefined;
  readonly lead: {
    readonly language: string | null | undefined;
    readonly name: string;
  };
  readonly uuid: string;
  readonly " $fragmentType": "UnreadChats_chat";
};
export type UnreadChats_chat$key = {
  readonly " $data"?: UnreadChats_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadChats_chat">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "UnreadChats_chat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatLead",
      "kind": "LinkedField",
      "name": "lead",
      "plural": false,
      "selections": [
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
          "name": "language",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LastMessage",
      "kind": "LinkedField",
      "name": "lastMessage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useLastMessageText_message"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};
})();

(node as any).hash = "3ea51342c705964fa48ec3ceca684673";

export default node;
