/**
 * @generated SignedSource<<e68925319c7d4f88039f62c1c5cba6d1>>
 * @relayHash 5c9fd5c9897c6129dcfaee4f73a63e9a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cff1331c7e461569a747a4a23a9eebed99b9f6bbcf89899c9e5c4355a1a671f9

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
  durationId?: string | null | undefined;
  durationOther?: string | null | undefined;
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
                "kind": "ScalarField",
                "name": "budget",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "duration",
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
                "name": "id",
                "storageKey": null
              }
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
    "id": "cff1331c7e461569a747a4a23a9eebed99b9f6bbcf89899c9e5c4355a1a671f9",
    "metadata": {},
    "name": "useAnswerDealMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64a12f51adc29228463cc565b26bbff2";

export default node;
