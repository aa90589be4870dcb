/**
 * @generated SignedSource<<d8a10da2d87f88001a94a0e45a3fa7b8>>
 * @relayHash dc3ed3c126b44c7c2738b92180cfdc73
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d301193445af55a0e37f11cd447e6cb5b9bb59bb3af1727be5a45124b2e664f7

import type { ConcreteRequest } from 'relay-runtime';
export type AccountErrorCode = "FEATURE_NOT_FOUND" | "INVALID_VALUE" | "NOT_AVAILABLE";
export type SetTimeZoneInput = {
  timeZone: string;
};
export type TimeZoneSelectMutation$variables = {
  input: SetTimeZoneInput;
};
export type TimeZoneSelectMutation$data = {
  readonly setTimeZone: {
    readonly account: {
      readonly timeZone: string | null | undefined;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: AccountErrorCode;
    }>;
  };
};
export type TimeZoneSelectMutation = {
  response: TimeZoneSelectMutation$data;
  variables: TimeZoneSelectMutation$variables;
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
  "name": "timeZone",
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
    "name": "TimeZoneSelectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetTimeZonePayload",
        "kind": "LinkedField",
        "name": "setTimeZone",
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
    "name": "TimeZoneSelectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetTimeZonePayload",
        "kind": "LinkedField",
        "name": "setTimeZone",
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
    "id": "d301193445af55a0e37f11cd447e6cb5b9bb59bb3af1727be5a45124b2e664f7",
    "metadata": {},
    "name": "TimeZoneSelectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b1a4e8f1ab2ae206f047ce06ebd3bdd";

export default node;
