/**
 * @generated SignedSource<<93e47e3def12c681172cc391efb56ba3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadTable_leads$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"LeadDetail_lead" | "LeadRow_lead">;
  }>;
  readonly " $fragmentType": "LeadTable_leads";
};
export type LeadTable_leads$key = {
  readonly " $data"?: LeadTable_leads$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadTable_leads">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadTable_leads",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Lead",
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
          "name": "LeadRow_lead"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LeadDetail_lead"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LeadConnection",
  "abstractKey": null
};

(node as any).hash = "8b11c833518c0d1b85c64da0d619c7ca";

export default node;
