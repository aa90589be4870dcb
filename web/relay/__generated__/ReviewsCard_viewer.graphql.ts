/**
 * @generated SignedSource<<6ae3f16231a17d85a87fbdbe6988da94>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OriginalReviewsStatus = "HAS_DRAFTS" | "NO_DRAFTS";
import type { FragmentRefs } from "relay-runtime";
export type ReviewsCard_viewer$data = {
  readonly reviewSummary: {
    readonly originalStatus: OriginalReviewsStatus | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewNumbers_summary">;
  };
  readonly " $fragmentType": "ReviewsCard_viewer";
};
export type ReviewsCard_viewer$key = {
  readonly " $data"?: ReviewsCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewsCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewsCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnReviewSummary",
      "kind": "LinkedField",
      "name": "reviewSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalStatus",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewNumbers_summary"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f40194500a0b4778cbf757329bcf1262";

export default node;
