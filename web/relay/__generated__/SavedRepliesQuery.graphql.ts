/**
 * @generated SignedSource<<d6d3c7f6bb940e91f53d1df05d1a55d1>>
 * @relayHash dfea4955f5059ac6b7b6ad26c3d1e6d9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dd8b2dc096933d5f72c7b029f7d1ddc8a8effa868f1f394eddbba3eaf926948

import type { ConcreteRequest } from 'relay-runtime';
export type SavedRepliesQuery$variables = Record<PropertyKey, never>;
export type SavedRepliesQuery$data = {
  readonly viewer: {
    readonly savedReplies: ReadonlyArray<{
      readonly id: string;
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
  "name": "id",
  "storageKey": null
},
v1 = {
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
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7dd8b2dc096933d5f72c7b029f7d1ddc8a8effa868f1f394eddbba3eaf926948",
    "metadata": {},
    "name": "SavedRepliesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "026478e507ee90a9ba680c5a28c68e6b";

export default node;
