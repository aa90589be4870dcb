/**
 * @generated SignedSource<<83583e80bc0b169c928a09eb03a00282>>
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
    readonly monthlyCost: number | null | undefined;
    readonly taxPercent: number | null | undefined;
    readonly todayCharge: number | null | undefined;
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

const node: ReaderFragment = {
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
          "kind": "ScalarField",
          "name": "monthlyCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "todayCharge",
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

(node as any).hash = "ac2c35b800e43736bca1010510b87a97";

export default node;
