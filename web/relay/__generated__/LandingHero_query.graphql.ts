/**
 * @generated SignedSource<<d081d388b37f0dba8acf8c0d19a7b611>>
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
    readonly countries: ReadonlyArray<{
      readonly count: number;
    }>;
    readonly facets: ReadonlyArray<{
      readonly values: ReadonlyArray<{
        readonly count: number;
        readonly key: string;
      }>;
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly filters: {
    readonly services: ReadonlyArray<{
      readonly alias: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "LandingHero_query";
};
export type LandingHero_query$key = {
  readonly " $data"?: LandingHero_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LandingHero_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
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
          "alias": null,
          "args": null,
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "services",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alias",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "filters",
                "value": [
                  "SERVICES"
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
                "concreteType": "AgencyFacetValue",
                "kind": "LinkedField",
                "name": "values",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "facets(filters:[\"SERVICES\"])"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CountryFacet",
            "kind": "LinkedField",
            "name": "countries",
            "plural": true,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "agencies(first:6)"
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "e56e01aec5901d0b061ac3edb180e1ed";

export default node;
