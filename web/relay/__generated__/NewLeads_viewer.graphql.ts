/**
 * @generated SignedSource<<8634d7e6411a218b122b5ccbc9dcba72>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewLeads_viewer$data = {
  readonly account: {
    readonly counters: {
      readonly activeLeads: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "NewLeads_viewer";
};
export type NewLeads_viewer$key = {
  readonly " $data"?: NewLeads_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewLeads_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewLeads_viewer",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "62bf309d79e9f73232a6a18e8ede07e8";

export default node;
