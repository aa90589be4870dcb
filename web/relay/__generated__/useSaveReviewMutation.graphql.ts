/**
 * @generated SignedSource<<1fc168d54f6cb44b9e8832e4c002c522>>
 * @relayHash 73b462dc9a475cc459f2390bbcc4eb15
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26af8d87af2dd5ff5be68aa08b10f2b70ce63d979e5b09110bef1269760550f1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewErrorCode = "INVALID_VALUE" | "LEAD_NOT_FOUND" | "REQUIRED" | "REVIEW_ANSWERED" | "REVIEW_CHANGED" | "REVIEW_NOT_EDITABLE" | "REVIEW_NOT_FOUND" | "TOO_LONG" | "TOO_MANY_ATTEMPTS" | "TOO_SHORT";
export type SaveReviewInput = {
  budgetId?: string | null | undefined;
  challenge: string;
  leadId: string;
  projectDurationId?: string | null | undefined;
  result: string;
  revision?: string | null | undefined;
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
    readonly review: {
      readonly " $fragmentSpreads": FragmentRefs<"useSaveReview_review">;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Service",
    "kind": "LinkedField",
    "name": "services",
    "plural": true,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Budget",
    "kind": "LinkedField",
    "name": "budget",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DurationRange",
    "kind": "LinkedField",
    "name": "projectDuration",
    "plural": false,
    "selections": (v4/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "challenge",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "solution",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "result",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "revision",
    "storageKey": null
  }
],
v6 = {
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
          {
            "alias": null,
            "args": null,
            "concreteType": "OriginalReview",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useSaveReview_review",
                "selections": (v5/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
              (v3/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "OriginalReview",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "26af8d87af2dd5ff5be68aa08b10f2b70ce63d979e5b09110bef1269760550f1",
    "metadata": {},
    "name": "useSaveReviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a35f541a6fb8ae24fbb6e4bb0a6edab0";

export default node;
