/**
 * @generated SignedSource<<db3288306e9e3f44ccf83722a84e361f>>
 * @relayHash 230e798ddd716fd5a7dd654bffd3a283
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47a475bc49ffb67aebbff9e85da5a8b9ce2539b9a673c5fba40e84ace610e17f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessTokenScope = "LEADS_READ" | "LEADS_WRITE" | "MESSAGES" | "MESSAGES_READ" | "MESSAGES_WRITE" | "PROFILE_READ" | "PROFILE_WRITE" | "READ" | "REPORTS_READ" | "REPORTS_WRITE" | "WRITE";
export type SessionErrorCode = "EMAIL_FORMAT" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "EXPIRES_IN_DAYS_RANGE" | "INVALID_CREDENTIALS" | "NAME_MAX_LENGTH" | "NAME_REQUIRED" | "PASSWORD_MAX_LENGTH" | "PASSWORD_MIN_LENGTH" | "PASSWORD_REQUIRED" | "RESET_LINK_EXPIRED" | "RESET_LINK_UNKNOWN" | "RESET_LINK_USED" | "SCOPES_REQUIRED" | "TOKEN_NOT_FOUND" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_TOKENS";
export type CreateAccessTokenInput = {
  expiresInDays: number;
  idempotencyKey?: string | null | undefined;
  name: string;
  scopes?: ReadonlyArray<AccessTokenScope>;
};
export type useCreateTokenMutation$variables = {
  input: CreateAccessTokenInput;
};
export type useCreateTokenMutation$data = {
  readonly createAccessToken: {
    readonly accessToken: {
      readonly id: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"AccessTokenRow_token">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: SessionErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly token: string | null | undefined;
  };
};
export type useCreateTokenMutation = {
  response: useCreateTokenMutation$data;
  variables: useCreateTokenMutation$variables;
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
  "name": "token",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAccessTokenPayload",
        "kind": "LinkedField",
        "name": "createAccessToken",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessToken",
            "kind": "LinkedField",
            "name": "accessToken",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AccessTokenRow_token"
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
    "name": "useCreateTokenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateAccessTokenPayload",
        "kind": "LinkedField",
        "name": "createAccessToken",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessToken",
            "kind": "LinkedField",
            "name": "accessToken",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prefix",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "scopes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUsedAt",
                "storageKey": null
              }
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
    "id": "47a475bc49ffb67aebbff9e85da5a8b9ce2539b9a673c5fba40e84ace610e17f",
    "metadata": {},
    "name": "useCreateTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a251fd8f2782c9f9cb5aea1dd9035a8";

export default node;
