/**
 * @generated SignedSource<<d439a0e1ee824e6d5cd0dd2b9a301d54>>
 * @relayHash 279e1c0d06c4fb21f986e3aa9ee105bf
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 123228e31f6ad42d9200458fe010882ee2a9f83a526efc6260a7f40386969eee

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
    "value": 20
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
    "id": "123228e31f6ad42d9200458fe010882ee2a9f83a526efc6260a7f40386969eee",
    "metadata": {},
    "name": "usePeopleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "60418b1988348d89e4528fa106b4c2aa";

export default node;
