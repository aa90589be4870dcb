/**
 * @generated SignedSource<<a1c353180fdabd9d12710f78e80d0678>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Numbers_query$data = {
  readonly agencies: {
    readonly countries: ReadonlyArray<{
      readonly __typename: "CountryFacet";
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly directorySummary: {
    readonly rating: number | null | undefined;
    readonly replyHours: number | null | undefined;
    readonly reviewCount: number;
  } | null | undefined;
  readonly " $fragmentType": "Numbers_query";
};
export type Numbers_query$key = {
  readonly " $data"?: Numbers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Numbers_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Numbers_query",
  "selections": [
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
            "args": null,
            "concreteType": "CountryFacet",
            "kind": "LinkedField",
            "name": "countries",
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
            "kind": "ScalarField",
            "name": "reviewCount",
            "storageKey": null
          },
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
            "name": "replyHours",
            "storageKey": null
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

(node as any).hash = "0cb4d60bf035c8f5453ed7220ce14bcb";

export default node;
