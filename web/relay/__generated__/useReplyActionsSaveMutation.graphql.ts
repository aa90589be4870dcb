/**
 * @generated SignedSource<<3629a709e759d5009aa7783a85ce3f20>>
 * @relayHash 7e0cb326188552de7742712b8423973f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d782b2081f115aac619c5506c9156352544bbe0136ab7890428b0f2fbede4f8f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyErrorCode = "REPLY_CHANGED" | "REPLY_NOT_FOUND" | "TEXT_MAX_LENGTH" | "TEXT_REQUIRED" | "TITLE_MAX_LENGTH" | "TITLE_REQUIRED" | "TOO_MANY_REPLIES";
export type SaveReplyInput = {
  id?: string | null | undefined;
  revision?: string | null | undefined;
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
    readonly savedReply: {
      readonly id: string;
      readonly revision: string;
      readonly text: string;
      readonly title: string;
    } | null | undefined;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "revision",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "SavedReply",
  "kind": "LinkedField",
  "name": "savedReply",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
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
          (v4/*:: as any*/),
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
          (v5/*:: as any*/)
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
          (v4/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d782b2081f115aac619c5506c9156352544bbe0136ab7890428b0f2fbede4f8f",
    "metadata": {},
    "name": "useReplyActionsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b252f2bbd1d963897dc3d293b231d140";

export default node;
