/**
 * @generated SignedSource<<9dcf49205ab0ede225b50af015c89283>>
 * @relayHash b1367ae56f283a80c2c4ea7cb6d57516
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24bb742cd703f0485dbe968900de198cd640acd5940103ebbcfadfc293db7dc1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyErrorCode = "REPLY_NOT_FOUND" | "TEXT_MAX_LENGTH" | "TEXT_REQUIRED" | "TITLE_MAX_LENGTH" | "TITLE_REQUIRED" | "TOO_MANY_REPLIES";
export type SaveReplyInput = {
  id?: string | null | undefined;
  text: string;
  title: string;
};
export type useReplyActionsSaveMutation$variables = {
  input: SaveReplyInput;
};
export type useReplyActionsSaveMutation$data = {
  readonly saveReply: {
    readonly errors: ReadonlyArray<{
      readonly code: ReplyErrorCode;
    }>;
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"ManageReplies_viewer">;
    } | null | undefined;
  };
};
export type useReplyActionsSaveMutation = {
  response: useReplyActionsSaveMutation$data;
  variables: useReplyActionsSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ReplyUserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReplyActionsSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveReplyPayload",
        "kind": "LinkedField",
        "name": "saveReply",
        "plural": false,
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
                "name": "ManageReplies_viewer"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReplyActionsSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveReplyPayload",
        "kind": "LinkedField",
        "name": "saveReply",
        "plural": false,
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
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "24bb742cd703f0485dbe968900de198cd640acd5940103ebbcfadfc293db7dc1",
    "metadata": {},
    "name": "useReplyActionsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a383db29de028261b666cf817d3aa565";

export default node;
