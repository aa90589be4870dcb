/**
 * @generated SignedSource<<25b22321216249642efb452147a21080>>
 * @relayHash d7c2655d7f05aa2e5b4a476bfe9fdfb3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fe2b535562c6ee2bcc9e3a0708b79396f620a8174c5245650e24242757d7d95

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GetStartedScreenQuery$variables = Record<PropertyKey, never>;
export type GetStartedScreenQuery$data = {
  readonly prices: {
    readonly " $fragmentSpreads": FragmentRefs<"Plans_prices">;
  };
};
export type GetStartedScreenQuery = {
  response: GetStartedScreenQuery$data;
  variables: GetStartedScreenQuery$variables;
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
    "name": "GetStartedScreenQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "Plans_prices"
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
    "name": "GetStartedScreenQuery",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "pro",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "guru",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "business",
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
    "id": "6fe2b535562c6ee2bcc9e3a0708b79396f620a8174c5245650e24242757d7d95",
    "metadata": {},
    "name": "GetStartedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2073ecf30f5a5b60eeea5593a7c3a3ba";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
