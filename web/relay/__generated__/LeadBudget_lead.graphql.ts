/**
 * @generated SignedSource<<7821167df93a4578114e817185cbd36c>>
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
    readonly from: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    };
    readonly to: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LeadBudget_lead";
};
export type LeadBudget_lead$key = {
  readonly " $data"?: LeadBudget_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadBudget_lead">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "money_money",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
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
      "concreteType": "Budget",
      "kind": "LinkedField",
      "name": "budget",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};
})();

(node as any).hash = "e6c5c39892147e8edd550c329d675823";

export default node;
