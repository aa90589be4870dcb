/**
 * @generated SignedSource<<b894ef0d5a18a9b342596dbcb07d53ac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ToDo_viewer$data = {
  readonly chats: Result<{
    readonly nodes: ReadonlyArray<{
      readonly __typename: "Chat";
    }>;
  }, unknown>;
  readonly leads: Result<{
    readonly nodes: ReadonlyArray<{
      readonly __typename: "Lead";
    }>;
  }, unknown>;
  readonly pendingDeals: Result<ReadonlyArray<{
    readonly __typename: "Deal";
  }> | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"LeadsToAnswer_viewer" | "PendingDeals_viewer" | "UnreadChats_viewer" | "useFreshToDo_viewer">;
  readonly " $fragmentType": "ToDo_viewer";
};
export type ToDo_viewer$key = {
  readonly " $data"?: ToDo_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToDo_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ToDo_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 4
          },
          {
            "kind": "Literal",
            "name": "sort",
            "value": "DEADLINE"
          },
          {
            "kind": "Literal",
            "name": "status",
            "value": "PENDING"
          }
        ],
        "concreteType": "LeadConnection",
        "kind": "LinkedField",
        "name": "leads",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lead",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "leads(first:4,sort:\"DEADLINE\",status:\"PENDING\")"
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
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
            "concreteType": "Chat",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "chats(first:3,view:\"UNREAD\")"
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Deal",
        "kind": "LinkedField",
        "name": "pendingDeals",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadsToAnswer_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnreadChats_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PendingDeals_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFreshToDo_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "c818b33ba1a073460ae6529cd4b3ff6a";

export default node;
