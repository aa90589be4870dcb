/**
 * @generated SignedSource<<d362ee58ccde41611ea258d4d1d35798>>
 * @relayHash 779aac48e78befcd7e7df727d0ed1fb0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59dc1daedf07fa5e5ca843d1afec3141706038607c49887b449f1af258404deb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readPendingDealsQuery$variables = Record<PropertyKey, never>;
export type readPendingDealsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useWaitingDeals_viewer">;
  } | null | undefined;
};
export type readPendingDealsQuery = {
  response: readPendingDealsQuery$data;
  variables: readPendingDealsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "readPendingDealsQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "useWaitingDeals_viewer"
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
    "name": "readPendingDealsQuery",
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
            "concreteType": "Deal",
            "kind": "LinkedField",
            "name": "pendingDeals",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
                "concreteType": "Lead",
                "kind": "LinkedField",
                "name": "lead",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "59dc1daedf07fa5e5ca843d1afec3141706038607c49887b449f1af258404deb",
    "metadata": {},
    "name": "readPendingDealsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f4635c6e27780be08978e8baf52781b";

export default node;
