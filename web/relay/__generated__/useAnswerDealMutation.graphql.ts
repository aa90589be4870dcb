/**
 * @generated SignedSource<<f1f5bd2a85bc3f586c47b232a01f9eb3>>
 * @relayHash 982c7405086ebd71851859bb64d69ed2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44826b53967a9008ef4ca883cafc47f7cebad8a86bead4141764bcd23948e465

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealAnswer = "NO" | "OTHER" | "STILL_NEGOTIATING" | "YES";
export type DealErrorCode = "DEAL_ANSWERED" | "DEAL_NOT_FOUND" | "INVALID_VALUE" | "REQUIRED" | "TOO_LONG" | "TOO_SHORT";
export type AnswerDealInput = {
  answer: DealAnswer;
  budgetId?: string | null | undefined;
  budgetOther?: string | null | undefined;
  comment?: string | null | undefined;
  dealId: string;
  projectDurationId?: string | null | undefined;
  projectDurationOther?: string | null | undefined;
};
export type useAnswerDealMutation$variables = {
  input: AnswerDealInput;
};
export type useAnswerDealMutation$data = {
  readonly answerDeal: {
    readonly deal: {
      readonly " $fragmentSpreads": FragmentRefs<"DealFacts_deal">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: DealErrorCode;
    }>;
  };
};
export type useAnswerDealMutation = {
  response: useAnswerDealMutation$data;
  variables: useAnswerDealMutation$variables;
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
  "concreteType": "DealUserError",
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
v3 = {
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
    "name": "useAnswerDealMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerDealPayload",
        "kind": "LinkedField",
        "name": "answerDeal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Deal",
            "kind": "LinkedField",
            "name": "deal",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DealFacts_deal"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "useAnswerDealMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AnswerDealPayload",
        "kind": "LinkedField",
        "name": "answerDeal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Deal",
            "kind": "LinkedField",
            "name": "deal",
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
                "name": "website",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "budget",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DurationRange",
                "kind": "LinkedField",
                "name": "projectDuration",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "from",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "to",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answer",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "44826b53967a9008ef4ca883cafc47f7cebad8a86bead4141764bcd23948e465",
    "metadata": {},
    "name": "useAnswerDealMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64a12f51adc29228463cc565b26bbff2";

export default node;
