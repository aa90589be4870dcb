/**
 * @generated SignedSource<<bb34ce17abcc0fa8c7ab15566e9830d5>>
 * @relayHash ee16a7c5a11eac2b59856896e692e295
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdd9548aac57ca5894d824b4eaba116a573cb08a542c95ee0494788794206238

import type { ConcreteRequest } from 'relay-runtime';
export type SessionErrorCode = "EMAIL_FORMAT" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "EXPIRES_IN_DAYS_RANGE" | "INVALID_CREDENTIALS" | "NAME_MAX_LENGTH" | "NAME_REQUIRED" | "PASSWORD_MAX_LENGTH" | "PASSWORD_MIN_LENGTH" | "PASSWORD_REQUIRED" | "RESET_LINK_EXPIRED" | "RESET_LINK_UNKNOWN" | "RESET_LINK_USED" | "SCOPES_REQUIRED" | "TOKEN_NOT_FOUND" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_TOKENS";
export type ResetPasswordInput = {
  password: string;
  token: string;
};
export type useResetPasswordMutation$variables = {
  input: ResetPasswordInput;
};
export type useResetPasswordMutation$data = {
  readonly resetPassword: {
    readonly errors: ReadonlyArray<{
      readonly code: SessionErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
      readonly retryAfterSeconds: number | null | undefined;
    }>;
    readonly isReset: boolean;
  };
};
export type useResetPasswordMutation = {
  response: useResetPasswordMutation$data;
  variables: useResetPasswordMutation$variables;
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
    "concreteType": "ResetPasswordPayload",
    "kind": "LinkedField",
    "name": "resetPassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isReset",
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
    "name": "useResetPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResetPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bdd9548aac57ca5894d824b4eaba116a573cb08a542c95ee0494788794206238",
    "metadata": {},
    "name": "useResetPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6cd7b52bd836a7fba9dbfb141e875a8b";

export default node;
