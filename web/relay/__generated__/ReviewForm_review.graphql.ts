/**
 * @generated SignedSource<<7a464eb6fff6b05088d2d55c336cb500>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewStatus = "BLOCKED" | "DRAFT" | "EMPTY" | "NOT_AVAILABLE" | "PENDING" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type ReviewForm_review$data = {
  readonly status: ReviewStatus | null | undefined;
  readonly uuid: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveReview_review">;
  readonly " $fragmentType": "ReviewForm_review";
};
export type ReviewForm_review$key = {
  readonly " $data"?: ReviewForm_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_review">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewForm_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
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
      "kind": "InlineDataFragmentSpread",
      "name": "useSaveReview_review",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "services",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Budget",
          "kind": "LinkedField",
          "name": "budget",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DurationRange",
          "kind": "LinkedField",
          "name": "projectDuration",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "OriginalReview",
  "abstractKey": null
};
})();

(node as any).hash = "d2f7cfe684ca4d9da5c262d9e1faff61";

export default node;
