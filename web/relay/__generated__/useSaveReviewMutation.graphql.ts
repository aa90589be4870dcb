/**
 * @generated SignedSource<<fbd8949768a05b47d48bfb247a706456>>
 * @relayHash 09a9a4df246e797a5b255b583fdccde3
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb14aed72081428127c54f1d1fc4a5f6e08c87e3be79162df28e7b033a457041

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewErrorCode = "INVALID_VALUE" | "LEAD_NOT_FOUND" | "REQUIRED" | "REVIEW_ANSWERED" | "REVIEW_NOT_EDITABLE" | "REVIEW_NOT_FOUND" | "TOO_LONG" | "TOO_MANY_ATTEMPTS" | "TOO_SHORT";
export type SaveReviewInput = {
  budgetId?: string | null | undefined;
  challenge: string;
  leadId: string;
  projectDurationId?: string | null | undefined;
  result: string;
  serviceIds?: ReadonlyArray<string>;
  solution: string;
  submit: boolean;
};
export type useSaveReviewMutation$variables = {
  input: SaveReviewInput;
};
export type useSaveReviewMutation$data = {
  readonly saveReview: {
    readonly errors: ReadonlyArray<{
      readonly code: ReviewErrorCode;
    }>;
    readonly lead: {
      readonly " $fragmentSpreads": FragmentRefs<"LeadReview_lead" | "RequestReview_lead">;
    } | null | undefined;
    readonly shareUuid: string | null | undefined;
  };
};
export type useSaveReviewMutation = {
  response: useSaveReviewMutation$data;
  variables: useSaveReviewMutation$variables;
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
  "name": "shareUuid",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ReviewUserError",
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
    "name": "useSaveReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveReviewPayload",
        "kind": "LinkedField",
        "name": "saveReview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lead",
            "kind": "LinkedField",
            "name": "lead",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LeadReview_lead"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RequestReview_lead"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "name": "useSaveReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveReviewPayload",
        "kind": "LinkedField",
        "name": "saveReview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lead",
            "kind": "LinkedField",
            "name": "lead",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reviewStatus",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bb14aed72081428127c54f1d1fc4a5f6e08c87e3be79162df28e7b033a457041",
    "metadata": {},
    "name": "useSaveReviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8a593de51e7c71e768988a45dbef796";

export default node;
