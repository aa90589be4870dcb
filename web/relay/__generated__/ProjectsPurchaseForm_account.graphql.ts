/**
 * @generated SignedSource<<28b5cdf16acb9fe233c12af42a15bf92>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectsPurchaseForm_account$data = {
  readonly id: string;
  readonly projectsPurchase: {
    readonly isAvailable: boolean;
    readonly max: number;
    readonly monthlyCost: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
    readonly projects: number;
    readonly taxPercent: number | null | undefined;
    readonly todayCharge: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ProjectsPurchaseForm_account";
};
export type ProjectsPurchaseForm_account$key = {
  readonly " $data"?: ProjectsPurchaseForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectsPurchaseForm_account">;
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
  "name": "ProjectsPurchaseForm_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectsPurchase",
      "kind": "LinkedField",
      "name": "projectsPurchase",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAvailable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "projects",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "max",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "monthlyCost",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "todayCharge",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "f0bead266e275a44c988633bd9c67a88";

export default node;
