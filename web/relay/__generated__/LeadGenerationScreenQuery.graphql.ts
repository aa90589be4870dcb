/**
 * @generated SignedSource<<8367bb2d6900e059dfd445a0cf1cf3f7>>
 * @relayHash e73da8909fb80f977d7df75b2ef6ff8e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e86436e3b2603a238fb82ff5e9f101c7b58654681774900838878db37099770f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadGenerationScreenQuery$variables = Record<PropertyKey, never>;
export type LeadGenerationScreenQuery$data = {
  readonly prices: {
    readonly leadGen: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"OfferCard_prices">;
  };
};
export type LeadGenerationScreenQuery = {
  response: LeadGenerationScreenQuery$data;
  variables: LeadGenerationScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LeadGenerationScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Prices",
        "kind": "LinkedField",
        "name": "prices",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "leadGen",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "money_money",
                "selections": (v0/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OfferCard_prices"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LeadGenerationScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Prices",
        "kind": "LinkedField",
        "name": "prices",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "leadGen",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e86436e3b2603a238fb82ff5e9f101c7b58654681774900838878db37099770f",
    "metadata": {},
    "name": "LeadGenerationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "963b5322dc7874dec4dc84492316ac8d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
