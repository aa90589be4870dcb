/**
 * @generated SignedSource<<2f6b50452007e3550f47eda4314de838>>
 * @relayHash 16ffe4041848cb31303383aea5d774d6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d6f1cfc9a5d401ef4e3785ece42976178f2f1fd721b88643c3385452b586046

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackErrorCode = "INVALID_EMAIL" | "INVALID_VALUE" | "REQUIRED" | "TOO_MANY_ATTEMPTS";
export type SurveyName = "DECLINE" | "LEAD_GENERATION";
export type SendSurveyInput = {
  email: string;
  survey: SurveyName;
  text: string;
};
export type useSendSurveyMutation$variables = {
  input: SendSurveyInput;
};
export type useSendSurveyMutation$data = {
  readonly sendSurvey: {
    readonly errors: ReadonlyArray<{
      readonly code: FeedbackErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
      readonly reason: string | null | undefined;
    }>;
    readonly viewer: {
      readonly account: {
        readonly user: {
          readonly forms: ReadonlyArray<string>;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useSendSurveyMutation = {
  response: useSendSurveyMutation$data;
  variables: useSendSurveyMutation$variables;
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
  "name": "forms",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "FeedbackUserError",
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
      "name": "reason",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendSurveyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendSurveyPayload",
        "kind": "LinkedField",
        "name": "sendSurvey",
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
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
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
    "name": "useSendSurveyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendSurveyPayload",
        "kind": "LinkedField",
        "name": "sendSurvey",
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
                      (v2/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
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
    "id": "9d6f1cfc9a5d401ef4e3785ece42976178f2f1fd721b88643c3385452b586046",
    "metadata": {},
    "name": "useSendSurveyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b322250be42aa149b08a96c3e039009d";

export default node;
