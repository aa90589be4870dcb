/**
 * @generated SignedSource<<d05aa1ad3b7e250cbb0fcdb327230e51>>
 * @relayHash 366227f773201c7533227d77583672b6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3911622f8d9d9c781d66b09679969313b2bf43ecedd60275610ff13cde09b759

import type { ConcreteRequest } from 'relay-runtime';
export type LiveCountersSubscription$variables = Record<PropertyKey, never>;
export type LiveCountersSubscription$data = {
  readonly messengerEvents: {
    readonly account?: {
      readonly counters: {
        readonly activeLeads: number | null | undefined;
      } | null | undefined;
    };
    readonly messenger: {
      readonly activeLeads: number | null | undefined;
      readonly unreadMessages: number | null | undefined;
    };
  };
};
export type LiveCountersSubscription = {
  response: LiveCountersSubscription$data;
  variables: LiveCountersSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadMessages",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activeLeads",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "AccountCounters",
  "kind": "LinkedField",
  "name": "counters",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = {
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
    "name": "LiveCountersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "messengerEvents",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Account",
                "kind": "LinkedField",
                "name": "account",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CountersChanged",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveCountersSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "messengerEvents",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Messenger",
            "kind": "LinkedField",
            "name": "messenger",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CountersChanged",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3911622f8d9d9c781d66b09679969313b2bf43ecedd60275610ff13cde09b759",
    "metadata": {},
    "name": "LiveCountersSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9ef89be3f82f28ed7bc8b585f0d9303a";

export default node;
