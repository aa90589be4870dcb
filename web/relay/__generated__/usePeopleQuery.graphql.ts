/**
 * @generated SignedSource<<65a18c59ce504af91e8afdf71efa3ef0>>
 * @relayHash e891d9ba0ec7b52167de868e475f160e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed771c6e3cd4adb3c7628eb4e37bc9ce48e9b4e0d3db10e0cd93ca39dbb102f6

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type usePeopleQuery$variables = {
  pattern: string;
};
export type usePeopleQuery$data = {
  readonly viewer: {
    readonly leads: Result<{
      readonly nodes: ReadonlyArray<{
        readonly company: string | null | undefined;
        readonly domain: string | null | undefined;
        readonly name: string;
        readonly uuid: string;
      }>;
    }, unknown>;
    readonly messageSearch: Result<{
      readonly chats: ReadonlyArray<{
        readonly lead: {
          readonly company: string | null | undefined;
          readonly domain: string | null | undefined;
          readonly name: string;
        };
        readonly uuid: string;
      }>;
    } | null | undefined, unknown>;
  } | null | undefined;
};
export type usePeopleQuery = {
  response: usePeopleQuery$data;
  variables: usePeopleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pattern"
  }
],
v1 = {
  "kind": "Variable",
  "name": "query",
  "variableName": "pattern"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  },
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domain",
  "storageKey": null
},
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  (v1/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ChatLead",
  "kind": "LinkedField",
  "name": "lead",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePeopleQuery",
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
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v2/*:: as any*/),
              "concreteType": "LeadConnection",
              "kind": "LinkedField",
              "name": "leads",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Lead",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v7/*:: as any*/),
              "concreteType": "MessageSearchConnection",
              "kind": "LinkedField",
              "name": "messageSearch",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Chat",
                  "kind": "LinkedField",
                  "name": "chats",
                  "plural": true,
                  "selections": [
                    (v3/*:: as any*/),
                    (v8/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePeopleQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "LeadConnection",
            "kind": "LinkedField",
            "name": "leads",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Lead",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "MessageSearchConnection",
            "kind": "LinkedField",
            "name": "messageSearch",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Chat",
                "kind": "LinkedField",
                "name": "chats",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ed771c6e3cd4adb3c7628eb4e37bc9ce48e9b4e0d3db10e0cd93ca39dbb102f6",
    "metadata": {},
    "name": "usePeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "686a7c00a8025db552e26f8a894b468e";

export default node;
