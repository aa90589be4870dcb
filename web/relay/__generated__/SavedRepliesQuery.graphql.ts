/**
 * @generated SignedSource<<ca1f74b0a52d0abaf2838c7d5ff68a50>>
 * @relayHash f0e0139499a2a0a4ab2d46f5c17d03d2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00ddbc24a327b2f113899ba2b90eeecfac62af9e62231f4a0df252f08959b3c8

import type { ConcreteRequest } from 'relay-runtime';
export type SavedRepliesQuery$variables = Record<PropertyKey, never>;
export type SavedRepliesQuery$data = {
  readonly viewer: {
    readonly savedReplies: ReadonlyArray<{
      readonly __typename: "SavedReply";
    }> | null | undefined;
  } | null | undefined;
};
export type SavedRepliesQuery = {
  response: SavedRepliesQuery$data;
  variables: SavedRepliesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
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
    "name": "SavedRepliesQuery",
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
            "concreteType": "SavedReply",
            "kind": "LinkedField",
            "name": "savedReplies",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "SavedRepliesQuery",
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
            "concreteType": "SavedReply",
            "kind": "LinkedField",
            "name": "savedReplies",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
    "id": "00ddbc24a327b2f113899ba2b90eeecfac62af9e62231f4a0df252f08959b3c8",
    "metadata": {},
    "name": "SavedRepliesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "37426fb10d6d85c5f78fa523e41afcce";

export default node;
