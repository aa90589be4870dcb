/**
 * @generated SignedSource<<7ccba4e5409d0f70f50cb334bd310a52>>
 * @relayHash 15b69c27a2e9875d42715364555d95d6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fd6045877af8312110583c12972ea78f513815aab41a7e31b7f0c0005dc37cc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyErrorCode = "REPLY_CHANGED" | "REPLY_NOT_FOUND" | "TEXT_MAX_LENGTH" | "TEXT_REQUIRED" | "TITLE_MAX_LENGTH" | "TITLE_REQUIRED" | "TOO_MANY_REPLIES";
export type DeleteReplyInput = {
  id: string;
};
export type useReplyActionsDeleteMutation$variables = {
  input: DeleteReplyInput;
};
export type useReplyActionsDeleteMutation$data = {
  readonly deleteReply: {
    readonly errors: ReadonlyArray<{
      readonly code: ReplyErrorCode;
    }>;
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"ManageReplies_viewer">;
    } | null | undefined;
  };
};
export type useReplyActionsDeleteMutation = {
  response: useReplyActionsDeleteMutation$data;
  variables: useReplyActionsDeleteMutation$variables;
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
    "name": "useReplyActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteReplyPayload",
        "kind": "LinkedField",
        "name": "deleteReply",
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
    "name": "useReplyActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteReplyPayload",
        "kind": "LinkedField",
        "name": "deleteReply",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "revision",
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
    "id": "4fd6045877af8312110583c12972ea78f513815aab41a7e31b7f0c0005dc37cc",
    "metadata": {},
    "name": "useReplyActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "594cb8648d874767797c007f3353190a";

export default node;
