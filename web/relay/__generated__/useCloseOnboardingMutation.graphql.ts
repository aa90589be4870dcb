/**
 * @generated SignedSource<<7cf3cb557ae2f42a54fe8c700e3e249b>>
 * @relayHash c3eb4dd2b0425022ff083a0e64e52229
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35cbc5f5e3b2a50893dd49f378d949434a7cf4f8241ff185244eb1367d040d3e

import type { ConcreteRequest } from 'relay-runtime';
export type AccountErrorCode = "FEATURE_NOT_FOUND" | "INVALID_VALUE" | "NOT_AVAILABLE";
export type useCloseOnboardingMutation$variables = Record<PropertyKey, never>;
export type useCloseOnboardingMutation$data = {
  readonly completeGetStarted: {
    readonly account: {
      readonly user: {
        readonly getStarted: boolean;
      } | null | undefined;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: AccountErrorCode;
    }>;
  };
};
export type useCloseOnboardingMutation = {
  response: useCloseOnboardingMutation$data;
  variables: useCloseOnboardingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "getStarted",
  "storageKey": null
},
v1 = {
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCloseOnboardingMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CompleteGetStartedPayload",
        "kind": "LinkedField",
        "name": "completeGetStarted",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCloseOnboardingMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CompleteGetStartedPayload",
        "kind": "LinkedField",
        "name": "completeGetStarted",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "35cbc5f5e3b2a50893dd49f378d949434a7cf4f8241ff185244eb1367d040d3e",
    "metadata": {},
    "name": "useCloseOnboardingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f8c2abb059877ea26ffea148b425b76";

export default node;
