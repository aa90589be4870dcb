/**
 * @generated SignedSource<<eb75be50af0107d081b7dad1364ec59c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type portalChatQuery$variables = Record<PropertyKey, never>;
export type portalChatQuery$data = {
  readonly viewer: {
    readonly chats: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly eventsCursor: string | null | undefined;
          readonly id: string;
        } | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type portalChatQuery = {
  response: portalChatQuery$data;
  variables: portalChatQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "ChatConnection",
  "kind": "LinkedField",
  "name": "chats",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Chat",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "eventsCursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "chats(first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "portalChatQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "portalChatQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e701a7ebb77bb61f4a61da1ae618fe87",
    "id": null,
    "metadata": {},
    "name": "portalChatQuery",
    "operationKind": "query",
    "text": "query portalChatQuery {\n  viewer {\n    chats(first: 1) {\n      edges {\n        node {\n          id\n          eventsCursor\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cab39db3b38c020087e505e9ea3baf41";

export default node;
