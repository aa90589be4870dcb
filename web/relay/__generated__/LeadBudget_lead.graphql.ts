/**
 * @generated SignedSource<<9317f86e2a38d570f87bf97777aca44a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadBudget_lead$data = {
  readonly budget: {
    readonly from: number;
    readonly to: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LeadBudget_lead";
};
export type LeadBudget_lead$key = {
  readonly " $data"?: LeadBudget_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadBudget_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadBudget_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BudgetRange",
      "kind": "LinkedField",
      "name": "budget",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "cadf38afdfb102b2fe66bf3171f5c2b7";

export default node;
