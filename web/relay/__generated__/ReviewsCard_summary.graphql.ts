/**
 * @generated SignedSource<<4e78b9a39155909dcffd2f82d4192064>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewsCard_summary$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReviewNumbers_summary">;
  readonly " $fragmentType": "ReviewsCard_summary";
};
export type ReviewsCard_summary$key = {
  readonly " $data"?: ReviewsCard_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewsCard_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewsCard_summary",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewNumbers_summary"
    }
  ],
  "type": "OwnReviewSummary",
  "abstractKey": null
};

(node as any).hash = "a0a9ca0d5f0f7a73c18cd66fdbb8785d";

export default node;
