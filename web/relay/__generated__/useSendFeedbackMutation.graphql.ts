/**
 * @generated SignedSource<<dd627efdbeb3adf89bf9514a5766073a>>
 * @relayHash 48b072edc612a71441afb6a7198a00ee
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6c1e6e004c6ca08746e8b0de35bead068af2cc9ad35419c43137259930484e4

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackErrorCode = "INVALID_EMAIL" | "INVALID_VALUE" | "REQUIRED" | "TOO_MANY_ATTEMPTS";
export type SendFeedbackInput = {
  email: string;
  idempotencyKey: string;
  page: string;
  text: string;
};
export type useSendFeedbackMutation$variables = {
  input: SendFeedbackInput;
};
export type useSendFeedbackMutation$data = {
  readonly sendFeedback: {
    readonly errors: ReadonlyArray<{
      readonly code: FeedbackErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
      readonly reason: string | null | undefined;
    }>;
  };
};
export type useSendFeedbackMutation = {
  response: useSendFeedbackMutation$data;
  variables: useSendFeedbackMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SendFeedbackPayload",
    "kind": "LinkedField",
    "name": "sendFeedback",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FeedbackUserError",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendFeedbackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendFeedbackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b6c1e6e004c6ca08746e8b0de35bead068af2cc9ad35419c43137259930484e4",
    "metadata": {},
    "name": "useSendFeedbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ae8272157ea161bc4eb83a2b9f60b19";

export default node;
