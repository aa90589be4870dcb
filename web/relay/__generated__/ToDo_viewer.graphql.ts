/**
 * @generated SignedSource<<fbe0ec8a05602d7bf916b85dd15e2237>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ToDo_viewer$data = {
  readonly dashboard: {
    readonly pendingLeads: Result<{
      readonly nodes: ReadonlyArray<{
        readonly __typename: "Lead";
      }>;
    }, unknown>;
    readonly unreadChats: Result<{
      readonly nodes: ReadonlyArray<{
        readonly __typename: "Chat";
      }>;
    }, unknown>;
    readonly " $fragmentSpreads": FragmentRefs<"LeadsToAnswer_dashboard" | "UnreadChats_dashboard">;
  } | null | undefined;
  readonly pendingDeals: Result<ReadonlyArray<{
    readonly __typename: "Deal";
  }> | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"PendingDeals_viewer" | "useFreshToDo_viewer">;
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
      "alias": null,
      "args": null,
      "concreteType": "Dashboard",
      "kind": "LinkedField",
      "name": "dashboard",
      "plural": false,
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
              }
            ],
            "concreteType": "LeadConnection",
            "kind": "LinkedField",
            "name": "pendingLeads",
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
            "storageKey": "pendingLeads(first:4)"
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
              }
            ],
            "concreteType": "ChatConnection",
            "kind": "LinkedField",
            "name": "unreadChats",
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
            "storageKey": "unreadChats(first:3)"
          },
          "to": "RESULT"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LeadsToAnswer_dashboard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnreadChats_dashboard"
        }
      ],
      "storageKey": null
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

(node as any).hash = "8d7c019a5bca72afb5a47e1fca0eecc6";

export default node;
