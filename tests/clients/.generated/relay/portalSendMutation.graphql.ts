/**
 * @generated SignedSource<<2d569c1e08c751cf991d9ac66f550a04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ChatErrorCode = "CHAT_CLOSED" | "CHAT_NOT_FOUND" | "IDEMPOTENCY_KEY_FORMAT" | "LEAD_BLOCKED" | "MESSAGE_NOT_FOUND" | "NOT_OWN_MESSAGE" | "TEXT_MAX_LENGTH" | "TEXT_REQUIRED" | "%future added value";
export type SendMessageInput = {
  chatId?: string | null | undefined;
  chatUuid?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  text: string;
};
export type portalSendMutation$variables = {
  input: SendMessageInput;
};
export type portalSendMutation$data = {
  readonly sendMessage: {
    readonly errors: ReadonlyArray<{
      readonly code: ChatErrorCode;
    }>;
    readonly messageEdge: {
      readonly node: {
        readonly id: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type portalSendMutation = {
  response: portalSendMutation$data;
  variables: portalSendMutation$variables;
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
    "concreteType": "SendMessagePayload",
    "kind": "LinkedField",
    "name": "sendMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MessageEdge",
        "kind": "LinkedField",
        "name": "messageEdge",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Message",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChatUserError",
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
    "name": "portalSendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "portalSendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6686309646fe9d628e9da4b8b31dffb4",
    "id": null,
    "metadata": {},
    "name": "portalSendMutation",
    "operationKind": "mutation",
    "text": "mutation portalSendMutation(\n  $input: SendMessageInput!\n) {\n  sendMessage(input: $input) {\n    messageEdge {\n      node {\n        id\n      }\n    }\n    errors {\n      code\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "35d2c383e983754bd6e5a39f49ad0b9c";

export default node;
