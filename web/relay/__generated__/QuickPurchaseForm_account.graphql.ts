/**
 * @generated SignedSource<<5ad007be4501000d5a7420c12ac55547>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductName = "APP_CENTER_ACCESS" | "BUSINESS" | "FREE" | "GURU" | "PRO";
import type { FragmentRefs } from "relay-runtime";
export type QuickPurchaseForm_account$data = {
  readonly id: string;
  readonly quickPurchase: {
    readonly isAvailable: boolean;
    readonly monthlyCost: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
    readonly taxPercent: number | null | undefined;
    readonly todayCharge: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
  } | null | undefined;
  readonly subscription: {
    readonly productName: ProductName | null | undefined;
  };
  readonly " $fragmentType": "QuickPurchaseForm_account";
};
export type QuickPurchaseForm_account$key = {
  readonly " $data"?: QuickPurchaseForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickPurchaseForm_account">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sessionId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "source"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuickPurchaseForm_account",
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
      "concreteType": "AccountSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "sessionId",
          "variableName": "sessionId"
        },
        {
          "kind": "Variable",
          "name": "source",
          "variableName": "source"
        }
      ],
      "concreteType": "QuickPurchase",
      "kind": "LinkedField",
      "name": "quickPurchase",
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

(node as any).hash = "eac8c72bf63cdff1990dd699c2f8a80e";

export default node;
