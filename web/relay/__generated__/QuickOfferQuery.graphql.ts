/**
 * @generated SignedSource<<180eb08c909031b43f1f7b6d0cc7c2d2>>
 * @relayHash a737db0330a14770baf2056319720b89
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 603169c85e6afc5673c0099f3f917e6cf85e948bea25c149e935fd992a07f66a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductName = "APP_CENTER_ACCESS" | "BUSINESS" | "FREE" | "GURU" | "PRO";
export type PurchaseSource = "GET_STARTED" | "PROFILE_FORM";
export type SubscriptionStatus = "FREE" | "FREE_WITH_USED_TRIAL" | "PAID" | "TRIAL" | "UNREGISTERED" | "WITHOUT_TARIFF";
export type Tariff = "AGK_L" | "AGK_M" | "AGK_S" | "AP_LISTING" | "LEGACY" | "NONE";
export type QuickOfferQuery$variables = {
  sessionId: string;
  source: PurchaseSource;
};
export type QuickOfferQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly quickPurchase: {
        readonly isAvailable: boolean;
        readonly monthlyCost: {
          readonly " $fragmentSpreads": FragmentRefs<"money_money">;
        } | null | undefined;
      } | null | undefined;
      readonly subscription: {
        readonly productName: ProductName | null | undefined;
        readonly status: SubscriptionStatus | null | undefined;
        readonly tariff: Tariff | null | undefined;
      };
      readonly " $fragmentSpreads": FragmentRefs<"QuickPurchaseForm_account">;
    };
  } | null | undefined;
};
export type QuickOfferQuery = {
  response: QuickOfferQuery$data;
  variables: QuickOfferQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sessionId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "source"
},
v2 = {
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tariff",
      "storageKey": null
    },
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
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAvailable",
  "storageKey": null
},
v5 = [
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "QuickOfferQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "QuickPurchase",
                "kind": "LinkedField",
                "name": "quickPurchase",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "monthlyCost",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "money_money",
                        "selections": (v5/*:: as any*/),
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "args": (v3/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "QuickPurchaseForm_account"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QuickOfferQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "QuickPurchase",
                "kind": "LinkedField",
                "name": "quickPurchase",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "monthlyCost",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "todayCharge",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
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
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "603169c85e6afc5673c0099f3f917e6cf85e948bea25c149e935fd992a07f66a",
    "metadata": {},
    "name": "QuickOfferQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a98ca5c2f9d15d1f910023260579c0a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
