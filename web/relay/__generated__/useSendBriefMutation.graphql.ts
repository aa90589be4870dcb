/**
 * @generated SignedSource<<c2341c36372c95d4d45b2aa6d572f2c7>>
 * @relayHash 4fb96a9292c8af5773c40b1c1641e64d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15e0785925eabaed9cd3ee330c0436fc512058c339ab1800b97959331903f467

import type { ConcreteRequest } from 'relay-runtime';
export type BriefErrorCode = "AGENCY_NOT_FOUND" | "INVALID_EMAIL" | "INVALID_PHONE" | "INVALID_VALUE" | "INVALID_WEBSITE" | "REQUIRED" | "TOO_LONG" | "TOO_MANY_ATTEMPTS" | "TOO_SHORT";
export type SendBriefInput = {
  agencyAlias?: string | null | undefined;
  agencyId?: string | null | undefined;
  budgetId?: string | null | undefined;
  company?: string | null | undefined;
  email: string;
  idempotencyKey: string;
  name: string;
  nickname?: string | null | undefined;
  phone?: string | null | undefined;
  projectDurationId?: string | null | undefined;
  serviceIds?: ReadonlyArray<string>;
  text: string;
  website?: string | null | undefined;
};
export type useSendBriefMutation$variables = {
  input: SendBriefInput;
};
export type useSendBriefMutation$data = {
  readonly sendBrief: {
    readonly errors: ReadonlyArray<{
      readonly code: BriefErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
      readonly retryAfterSeconds: number | null | undefined;
    }>;
    readonly isSent: boolean;
  };
};
export type useSendBriefMutation = {
  response: useSendBriefMutation$data;
  variables: useSendBriefMutation$variables;
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
    "concreteType": "SendBriefPayload",
    "kind": "LinkedField",
    "name": "sendBrief",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BriefUserError",
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
            "name": "retryAfterSeconds",
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
    "name": "useSendBriefMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendBriefMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "15e0785925eabaed9cd3ee330c0436fc512058c339ab1800b97959331903f467",
    "metadata": {},
    "name": "useSendBriefMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10578e1792f5ea500e7303cd65b7f282";

export default node;
