/**
 * @generated SignedSource<<7de5b9020963b58ecc038d1a5e3adfab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatView_chat$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly lead: {
    readonly leadId: string;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ThreadHeader_chat" | "Thread_chat">;
  readonly " $fragmentType": "ChatView_chat";
};
export type ChatView_chat$key = {
  readonly " $data"?: ChatView_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatView_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatView_chat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leadId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadHeader_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Thread_chat"
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "91b89b8671b2dd097358c2939211df33";

export default node;
