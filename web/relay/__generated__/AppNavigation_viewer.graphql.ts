/**
 * @generated SignedSource<<803211cafce72d7667dc6aa941a9a0ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppNavigation_viewer$data = {
  readonly account: {
    readonly counters: {
      readonly activeLeads: number;
    };
  } | null | undefined;
  readonly messenger: {
    readonly unreadMessages: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_viewer" | "AgencyBrand_viewer">;
  readonly " $fragmentType": "AppNavigation_viewer";
};
export type AppNavigation_viewer$key = {
  readonly " $data"?: AppNavigation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppNavigation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AppNavigation_viewer",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyBrand_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountMenu_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b191963317a132be32f73a97118ace5e";

export default node;
