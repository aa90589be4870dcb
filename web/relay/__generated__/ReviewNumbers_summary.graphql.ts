/**
 * @generated SignedSource<<bbaa4c5477b33df965e28fca8ab3c9ac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GoogleReviewStatus = "EMPTY" | "IN_PROGRESS" | "NOT_EMPTY";
export type OriginalReviewsStatus = "HAS_DRAFTS" | "NO_DRAFTS";
import type { FragmentRefs } from "relay-runtime";
export type ReviewNumbers_summary$data = {
  readonly count: number;
  readonly googleStatus: GoogleReviewStatus | null | undefined;
  readonly originalStatus: OriginalReviewsStatus | null | undefined;
  readonly rating: number | null | undefined;
  readonly " $fragmentType": "ReviewNumbers_summary";
};
export type ReviewNumbers_summary$key = {
  readonly " $data"?: ReviewNumbers_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewNumbers_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewNumbers_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "googleStatus",
      "storageKey": null
    }
  ],
  "type": "OwnReviewSummary",
  "abstractKey": null
};

(node as any).hash = "4851483fe1f2c51c44c91f885d203911";

export default node;
