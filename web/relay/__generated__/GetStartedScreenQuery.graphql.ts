/**
 * @generated SignedSource<<5c414a497a7bd75ec430b3d235a17491>>
 * @relayHash 5a6db6c3a7abe6562a8b62dda4d56bd1
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baac50d472ba05703d43a4ad1e606654cd0eb1189212bb1a826b0418679e95bb

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

const node: ConcreteRequest = {
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
            "kind": "ScalarField",
            "name": "leadGen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pro",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guru",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "business",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "baac50d472ba05703d43a4ad1e606654cd0eb1189212bb1a826b0418679e95bb",
    "metadata": {},
    "name": "GetStartedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2073ecf30f5a5b60eeea5593a7c3a3ba";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
