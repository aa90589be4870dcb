/**
 * @generated SignedSource<<5726d826646365bde783a44c24b65d74>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextSteps_viewer$data = {
  readonly account: {
    readonly counters: {
      readonly activeLeads: number;
    } | null | undefined;
  };
  readonly messenger: {
    readonly unreadMessages: number;
  } | null | undefined;
  readonly " $fragmentType": "NextSteps_viewer";
};
export type NextSteps_viewer$key = {
  readonly " $data"?: NextSteps_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextSteps_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextSteps_viewer",
  "selections": [
    {
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

(node as any).hash = "bfb568a61f511c3dcf90d3c7e91557da";

export default node;
