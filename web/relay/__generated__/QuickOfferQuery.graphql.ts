/**
 * @generated SignedSource<<0ef82f989ccc234f7cafcfe2a9160ca2>>
 * @relayHash 08d3396a464d148e8252bdac0cd00521
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb11bbd73eff32a4788882451d6fe820bcb39c2cc7782f6955c0d135bacf61b4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductName = "APP_CENTER_ACCESS" | "BUSINESS" | "FREE" | "GURU" | "PRO";
export type PurchaseSource = "GET_STARTED" | "PROFILE_FORM";
export type SubscriptionStatus = "FREE" | "FREE_WITH_USED_TRIAL" | "PAID" | "TRIAL" | "UNREGISTERED" | "WITHOUT_TARIFF";
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
    "id": "fb11bbd73eff32a4788882451d6fe820bcb39c2cc7782f6955c0d135bacf61b4",
    "metadata": {},
    "name": "QuickOfferQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fdcd86e7703fe1afcec23dfb4f2e4a31";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
