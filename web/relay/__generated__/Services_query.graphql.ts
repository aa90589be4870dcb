/**
 * @generated SignedSource<<1e6ebe20956255566133324b590ded8d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Services_query$data = {
  readonly agencies: {
    readonly facets: ReadonlyArray<{
      readonly values: ReadonlyArray<{
        readonly count: number;
        readonly key: string;
      }>;
    }>;
  } | null | undefined;
  readonly filters: {
    readonly services: ReadonlyArray<{
      readonly alias: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "Services_query";
};
export type Services_query$key = {
  readonly " $data"?: Services_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Services_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Services_query",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "facets(filters:[\"SERVICES\"])"
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

(node as any).hash = "b91598fdcb20b4f313bac7d6cb6f196a";

export default node;
