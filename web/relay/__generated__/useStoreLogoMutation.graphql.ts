/**
 * @generated SignedSource<<a232fad5d0c4ade56da28923afaf97c8>>
 * @relayHash bbd7d0876b6849be0559ac9994086a83
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74fbcc6afcd8ecc0fe1c29e88e5acd0181d8ab165d7b452d8e8d90d9b021ce6d

import type { ConcreteRequest } from 'relay-runtime';
export type ProfileErrorCode = "AGENCY_BLOCKED" | "AGENCY_PUBLISHED" | "CITY_ONLY" | "DUPLICATE" | "FILE_NOT_READABLE" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "IMAGE_TOO_LARGE" | "INVALID_EMAIL" | "INVALID_LINK" | "INVALID_PHONE" | "INVALID_VALUE" | "INVALID_WEBSITE" | "OUT_OF_RANGE" | "PROFILE_CHANGED" | "REQUIRED" | "TOO_LONG" | "TOO_MANY" | "TOO_MANY_CHILDREN" | "TOO_SHORT";
export type useStoreLogoMutation$variables = {
  file: File | null;
};
export type useStoreLogoMutation$data = {
  readonly uploadLogo: {
    readonly errors: ReadonlyArray<{
      readonly code: ProfileErrorCode;
    }>;
    readonly profile: {
      readonly id: string;
      readonly logo: {
        readonly name: string;
        readonly url: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useStoreLogoMutation = {
  response: useStoreLogoMutation$data;
  variables: useStoreLogoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "file"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "file",
            "variableName": "file"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "LogoPayload",
    "kind": "LinkedField",
    "name": "uploadLogo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Profile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfileLogo",
            "kind": "LinkedField",
            "name": "logo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
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
        "concreteType": "ProfileUserError",
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
    "name": "useStoreLogoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStoreLogoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "74fbcc6afcd8ecc0fe1c29e88e5acd0181d8ab165d7b452d8e8d90d9b021ce6d",
    "metadata": {},
    "name": "useStoreLogoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b563dcf10aee2c54cdad799de4030992";

export default node;
