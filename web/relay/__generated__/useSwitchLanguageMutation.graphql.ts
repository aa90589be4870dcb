/**
 * @generated SignedSource<<e6621daaf352f1b0a87f5775f6b9ae81>>
 * @relayHash 6fb4536ee7d313b22118cb7d7be5c65b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d4af76b207b4074c9aa41638dccb3be7afb120bd8239e3d502a01592c71b190

import type { ConcreteRequest } from 'relay-runtime';
export type AccountErrorCode = "FEATURE_NOT_FOUND" | "INVALID_VALUE" | "NOT_AVAILABLE";
export type Locale = "DE" | "EN" | "ES" | "FR" | "IT" | "JA" | "KO" | "NL" | "PL" | "PT" | "SV" | "TR" | "VI" | "ZH";
export type SetLocaleInput = {
  locale: Locale;
};
export type useSwitchLanguageMutation$variables = {
  input: SetLocaleInput;
};
export type useSwitchLanguageMutation$data = {
  readonly setLocale: {
    readonly account: {
      readonly locale: Locale | null | undefined;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: AccountErrorCode;
    }>;
  };
};
export type useSwitchLanguageMutation = {
  response: useSwitchLanguageMutation$data;
  variables: useSwitchLanguageMutation$variables;
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
  "name": "locale",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "AccountUserError",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSwitchLanguageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetLocalePayload",
        "kind": "LinkedField",
        "name": "setLocale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useSwitchLanguageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetLocalePayload",
        "kind": "LinkedField",
        "name": "setLocale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7d4af76b207b4074c9aa41638dccb3be7afb120bd8239e3d502a01592c71b190",
    "metadata": {},
    "name": "useSwitchLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac7e86b54b07a857e886ba4af35301f0";

export default node;
