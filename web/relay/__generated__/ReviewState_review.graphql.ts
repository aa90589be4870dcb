/**
 * @generated SignedSource<<6cd2fcdd864f85edc42abe40a0834572>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewStatus = "BLOCKED" | "DRAFT" | "EMPTY" | "NOT_AVAILABLE" | "PENDING" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type ReviewState_review$data = {
  readonly challenge: string | null | undefined;
  readonly result: string | null | undefined;
  readonly solution: string | null | undefined;
  readonly status: ReviewStatus | null | undefined;
  readonly uuid: string | null | undefined;
  readonly " $fragmentType": "ReviewState_review";
};
export type ReviewState_review$key = {
  readonly " $data"?: ReviewState_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewState_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewState_review",
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
    }
  ],
  "type": "OriginalReview",
  "abstractKey": null
};

(node as any).hash = "fd1270d3713dd14b9e810e7bd4a8770b";

export default node;
