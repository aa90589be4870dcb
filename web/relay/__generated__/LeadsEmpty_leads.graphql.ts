/**
 * @generated SignedSource<<6b11381ba4b0af0cea9bd2b0849047cf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadsEmpty_leads$data = {
  readonly pages: number;
  readonly statusCounters: {
    readonly accepted: number;
  };
  readonly " $fragmentType": "LeadsEmpty_leads";
};
export type LeadsEmpty_leads$key = {
  readonly " $data"?: LeadsEmpty_leads$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadsEmpty_leads">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadsEmpty_leads",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeadStatusCounters",
      "kind": "LinkedField",
      "name": "statusCounters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accepted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LeadConnection",
  "abstractKey": null
};

(node as any).hash = "f4be97f346dce2482aa78bc3f4a3ed20";

export default node;
