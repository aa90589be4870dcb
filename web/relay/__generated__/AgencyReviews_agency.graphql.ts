/**
 * @generated SignedSource<<ba858ada8b1cff93ede097f68afaa642>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyReviews_agency$data = {
  readonly reviewSummary: {
    readonly count: number;
    readonly googleCount: number;
    readonly originalCount: number;
    readonly rating: number | null | undefined;
    readonly ratingCounts: ReadonlyArray<number> | null | undefined;
  };
  readonly reviews: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReviewCard_review">;
    }>;
  };
  readonly " $fragmentType": "AgencyReviews_agency";
};
export type AgencyReviews_agency$key = {
  readonly " $data"?: AgencyReviews_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyReviews_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyReviews_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewSummary",
      "kind": "LinkedField",
      "name": "reviewSummary",
      "plural": false,
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
          "name": "originalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "googleCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratingCounts",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublishedReviewConnection",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PublishedReview",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReviewCard_review"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "7cc1331a13265157723eafe687a8b85b";

export default node;
