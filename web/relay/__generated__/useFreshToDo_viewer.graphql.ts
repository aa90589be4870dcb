/**
 * @generated SignedSource<<2d764b61b7ce90153e26a6aafc04b9a3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFreshToDo_viewer$data = {
  readonly account: {
    readonly counters: {
      readonly activeLeads: number;
    } | null | undefined;
  } | null | undefined;
  readonly messenger: {
    readonly unreadMessages: number;
  } | null | undefined;
  readonly " $fragmentType": "useFreshToDo_viewer";
};
export type useFreshToDo_viewer$key = {
  readonly " $data"?: useFreshToDo_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFreshToDo_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFreshToDo_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "account",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "AccountCounters",
              "kind": "LinkedField",
              "name": "counters",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "activeLeads",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Messenger",
        "kind": "LinkedField",
        "name": "messenger",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadMessages",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8426031f7ebf1804e7dda1019c68a2e6";

export default node;
