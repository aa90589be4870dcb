/**
 * @generated SignedSource<<c475ace09b6be75d9b587669bc79073e>>
 * @relayHash cbdf2ac00a9de5fa9bd72fa21f960483
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6699ffea94d9921d75729986dd3b31623e4df28c3bc3c4232c8da5e300b9640

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookErrorCode = "DELIVERY_NOT_FOUND" | "EVENTS_REQUIRED" | "TOO_MANY_WEBHOOKS" | "URL_FORMAT" | "URL_HTTPS" | "URL_MAX_LENGTH" | "URL_PRIVATE" | "URL_REQUIRED" | "WEBHOOK_NOT_FOUND" | "WEBHOOK_OFF";
export type SendTestWebhookInput = {
  id: string;
};
export type useSendTestMutation$variables = {
  input: SendTestWebhookInput;
};
export type useSendTestMutation$data = {
  readonly sendTestWebhook: {
    readonly delivery: {
      readonly id: string;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: WebhookErrorCode;
    }>;
  };
};
export type useSendTestMutation = {
  response: useSendTestMutation$data;
  variables: useSendTestMutation$variables;
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
    "concreteType": "SendTestWebhookPayload",
    "kind": "LinkedField",
    "name": "sendTestWebhook",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookDelivery",
        "kind": "LinkedField",
        "name": "delivery",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookUserError",
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
    "name": "useSendTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f6699ffea94d9921d75729986dd3b31623e4df28c3bc3c4232c8da5e300b9640",
    "metadata": {},
    "name": "useSendTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1283d5700e8a1e314e5fd64c78e2e588";

export default node;
