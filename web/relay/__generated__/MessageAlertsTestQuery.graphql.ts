/**
 * @generated SignedSource<<3ec95771ff26788c6a06b7542e1b5295>>
 * @relayHash 550aa7bfb762cbda80e600472101aca6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f74928a160e6d285d9577df504e0d2d3e7c25c09eac5f0978865ee1e146cf2ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageAlertsTestQuery$variables = Record<PropertyKey, never>;
export type MessageAlertsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MessageAlerts_viewer">;
  } | null | undefined;
};
export type MessageAlertsTestQuery = {
  response: MessageAlertsTestQuery$data;
  variables: MessageAlertsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "MessageAlertsTestQuery",
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
            "name": "MessageAlerts_viewer"
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
    "name": "MessageAlertsTestQuery",
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
            "concreteType": "Messenger",
            "kind": "LinkedField",
            "name": "messenger",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadMessages",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f74928a160e6d285d9577df504e0d2d3e7c25c09eac5f0978865ee1e146cf2ef",
    "metadata": {},
    "name": "MessageAlertsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da03bab2f085a9b2701624409fbd5ca0";

export default node;
