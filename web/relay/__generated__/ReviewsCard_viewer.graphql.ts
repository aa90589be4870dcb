/**
 * @generated SignedSource<<b54f8f1090c5dd9560e6d22404cc0cec>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewsCard_viewer$data = {
  readonly reviewSummary: {
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

(node as any).hash = "d63705e52e4c3684b7a825745efc3e6e";

export default node;
