/**
 * @generated SignedSource<<043f389f72716245e2e0126c0a1f3fbc>>
 * @relayHash bdb1080942fed3c8ce00268eff3fb8b7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c71187da7fdc42738895fb244c704002ca2a160869c7d746f4ac0ea4474b209

import type { ConcreteRequest } from 'relay-runtime';
export type SessionErrorCode = "EMAIL_FORMAT" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "EXPIRES_IN_DAYS_RANGE" | "INVALID_CREDENTIALS" | "NAME_MAX_LENGTH" | "NAME_REQUIRED" | "PASSWORD_MAX_LENGTH" | "PASSWORD_MIN_LENGTH" | "PASSWORD_REQUIRED" | "RESET_LINK_EXPIRED" | "RESET_LINK_UNKNOWN" | "RESET_LINK_USED" | "SCOPES_REQUIRED" | "TOKEN_NOT_FOUND" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_TOKENS";
export type RequestPasswordResetInput = {
  email: string;
};
export type useRequestPasswordResetMutation$variables = {
  input: RequestPasswordResetInput;
};
export type useRequestPasswordResetMutation$data = {
  readonly requestPasswordReset: {
    readonly errors: ReadonlyArray<{
      readonly code: SessionErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
      readonly retryAfterSeconds: number | null | undefined;
    }>;
    readonly isRequested: boolean;
  };
};
export type useRequestPasswordResetMutation = {
  response: useRequestPasswordResetMutation$data;
  variables: useRequestPasswordResetMutation$variables;
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
    "concreteType": "RequestPasswordResetPayload",
    "kind": "LinkedField",
    "name": "requestPasswordReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRequested",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SessionUserError",
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
    "name": "useRequestPasswordResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestPasswordResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c71187da7fdc42738895fb244c704002ca2a160869c7d746f4ac0ea4474b209",
    "metadata": {},
    "name": "useRequestPasswordResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1d77e6fcd216253d63dd753a7bab091";

export default node;
