/**
 * @generated SignedSource<<1f739abe4eea6b77fe3cf1630df0f247>>
 * @relayHash 2c84636c3e9c28f0f0d9bc8754d6fccd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55cf97741d801001d23a13ac30879633529c8bfeaaaf6d5af65073871edb18cd

import type { ConcreteRequest } from 'relay-runtime';
export type useHasRepliesQuery$variables = Record<PropertyKey, never>;
export type useHasRepliesQuery$data = {
  readonly viewer: {
    readonly savedReplies: ReadonlyArray<{
      readonly __typename: "SavedReply";
    }> | null | undefined;
  } | null | undefined;
};
export type useHasRepliesQuery = {
  response: useHasRepliesQuery$data;
  variables: useHasRepliesQuery$variables;
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
    "name": "useHasRepliesQuery",
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
    "name": "useHasRepliesQuery",
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
    "id": "55cf97741d801001d23a13ac30879633529c8bfeaaaf6d5af65073871edb18cd",
    "metadata": {},
    "name": "useHasRepliesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2dfdfccf41ca3fa8c9a9fe2c564264b";

export default node;
