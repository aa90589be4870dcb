/**
 * @generated SignedSource<<a01b9f007f43ece893ea9fdcd2b0a31a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LandingHero_query$data = {
  readonly agencies: {
    readonly budgetFacets: ReadonlyArray<{
      readonly __typename: "AgencyFacet";
    }>;
    readonly nodes: ReadonlyArray<{
      readonly highlight: {
        readonly pictureUrl: string | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"Proof_agency">;
    }>;
  } | null | undefined;
  readonly directorySummary: {
    readonly reviews: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Proof_review">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"Suggestions_summary">;
  } | null | undefined;
  readonly filters: {
    readonly " $fragmentSpreads": FragmentRefs<"LandingSearch_catalogue">;
  };
  readonly " $fragmentType": "LandingHero_query";
};
export type LandingHero_query$key = {
  readonly " $data"?: LandingHero_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LandingHero_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LandingHero_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterCatalogue",
      "kind": "LinkedField",
      "name": "filters",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LandingSearch_catalogue"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 6
          }
        ],
        "concreteType": "AgencyConnection",
        "kind": "LinkedField",
        "name": "agencies",
        "plural": false,
        "selections": [
          {
            "alias": "budgetFacets",
            "args": [
              {
                "kind": "Literal",
                "name": "filters",
                "value": [
                  "MAX_BUDGET"
                ]
              }
            ],
            "concreteType": "AgencyFacet",
            "kind": "LinkedField",
            "name": "facets",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              }
            ],
            "storageKey": "facets(filters:[\"MAX_BUDGET\"])"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StoryHighlight",
                "kind": "LinkedField",
                "name": "highlight",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pictureUrl",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Proof_agency"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "agencies(first:6)"
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DirectorySummary",
        "kind": "LinkedField",
        "name": "directorySummary",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QuotedReview",
            "kind": "LinkedField",
            "name": "reviews",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Proof_review"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Suggestions_summary"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d9a74873a724f703903fc8c74b72e07e";

export default node;
