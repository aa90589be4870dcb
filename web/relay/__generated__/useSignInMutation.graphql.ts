/**
 * @generated SignedSource<<402fa053361f93fb819ea8d136f4f729>>
 * @relayHash 67956d5a3f83b1c6098aefb611f150a7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 354f952f1b83bf214b6ce19d1e19be012dcdefdb8b358fe637ea8ae396f93798

import type { ConcreteRequest } from 'relay-runtime';
export type SessionErrorCode = "EMAIL_FORMAT" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "EXPIRES_IN_DAYS_RANGE" | "INVALID_CREDENTIALS" | "NAME_MAX_LENGTH" | "NAME_REQUIRED" | "PASSWORD_MAX_LENGTH" | "PASSWORD_MIN_LENGTH" | "PASSWORD_REQUIRED" | "RESET_LINK_EXPIRED" | "RESET_LINK_UNKNOWN" | "RESET_LINK_USED" | "SCOPES_REQUIRED" | "TOKEN_NOT_FOUND" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_TOKENS";
export type SignInInput = {
  email: string;
  password: string;
};
export type useSignInMutation$variables = {
  input: SignInInput;
};
export type useSignInMutation$data = {
  readonly signIn: {
    readonly errors: ReadonlyArray<{
      readonly code: SessionErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
      readonly retryAfterSeconds: number | null | undefined;
    }>;
    readonly viewer: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useSignInMutation = {
  response: useSignInMutation$data;
  variables: useSignInMutation$variables;
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
    "concreteType": "SignInPayload",
    "kind": "LinkedField",
    "name": "signIn",
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
    "name": "useSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "354f952f1b83bf214b6ce19d1e19be012dcdefdb8b358fe637ea8ae396f93798",
    "metadata": {},
    "name": "useSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2ab66a3123e7b2eafd06cd21b8bac60";

export default node;
