/**
 * @generated SignedSource<<0a2f3c12eedfeb6cd9676d2f86115380>>
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
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"LeadPanel_chat" | "ThreadHeader_chat" | "Thread_chat">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadPanel_chat"
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "d7acf34cdd5dc8627919644240d5900e";

export default node;
