/**
 * @generated SignedSource<<06199fe20622ea4c5e9fb1773c268298>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadFilters_viewer$data = {
  readonly account: {
    readonly counters: {
      readonly activeLeads: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "LeadFilters_viewer";
};
export type LeadFilters_viewer$key = {
  readonly " $data"?: LeadFilters_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadFilters_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadFilters_viewer",
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

(node as any).hash = "921d8542312711bb56b302466d2a6b83";

export default node;
