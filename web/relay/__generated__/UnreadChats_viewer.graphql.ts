/**
 * @generated SignedSource<<cebc986a6ff1306ff7a35e4bd724a39f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadChats_viewer$data = {
  readonly chats: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"UnreadChats_chat">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "UnreadChats_viewer";
};
export type UnreadChats_viewer$key = {
  readonly " $data"?: UnreadChats_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadChats_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnreadChats_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        },
        {
          "kind": "Literal",
          "name": "view",
          "value": "UNREAD"
        }
      ],
      "concreteType": "ChatConnection",
      "kind": "LinkedField",
      "name": "chats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Chat",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UnreadChats_chat"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "chats(first:3,view:\"UNREAD\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "11379d0bc55da8dacb3018d8aa8ad7b2";

export default node;
