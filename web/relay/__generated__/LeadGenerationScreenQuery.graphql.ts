/**
 * @generated SignedSource<<d96285a636d8955ddb9fcb80eb00d79a>>
 * @relayHash cd41cd3c3473f09acf3df22ad13e8fce
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e174c76b212ebd994949e23da42b19ab69ccd43ef2f3b19b336110911eba89f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadGenerationScreenQuery$variables = Record<PropertyKey, never>;
export type LeadGenerationScreenQuery$data = {
  readonly prices: {
    readonly leadGen: number;
    readonly " $fragmentSpreads": FragmentRefs<"OfferCard_prices">;
  };
};
export type LeadGenerationScreenQuery = {
  response: LeadGenerationScreenQuery$data;
  variables: LeadGenerationScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leadGen",
  "storageKey": null
};
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
          (v0/*:: as any*/),
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4e174c76b212ebd994949e23da42b19ab69ccd43ef2f3b19b336110911eba89f",
    "metadata": {},
    "name": "LeadGenerationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f779ba3a23cc68e4a3beff2884230e48";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
