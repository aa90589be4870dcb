/**
 * @generated SignedSource<<016d04709df2130e1810354f49dc7aff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationType = "CITY" | "COUNTRY" | "STATE";
import type { FragmentRefs } from "relay-runtime";
export type DirectoryPage_query$data = {
  readonly agencies: {
    readonly countries: ReadonlyArray<{
      readonly country: {
        readonly alias: string;
        readonly country: string;
        readonly name: string;
        readonly type: LocationType | null | undefined;
      };
    }>;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly alias: string;
        readonly name: string;
        readonly replyHours: number | null | undefined;
      };
    }>;
    readonly inPlace: {
      readonly office: number;
      readonly region: number;
    } | null | undefined;
    readonly locations: ReadonlyArray<{
      readonly alias: string;
      readonly country: string;
      readonly name: string;
      readonly type: LocationType | null | undefined;
    }>;
    readonly totalCount: number;
    readonly understood: ReadonlyArray<{
      readonly budget: {
        readonly key: string;
      } | null | undefined;
      readonly industry: {
        readonly key: string;
      } | null | undefined;
      readonly language: {
        readonly key: string;
      } | null | undefined;
      readonly location: {
        readonly alias: string;
        readonly country: string;
        readonly name: string;
        readonly type: LocationType | null | undefined;
      } | null | undefined;
      readonly service: {
        readonly alias: string;
      } | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"AgencyList_agencies" | "DirectoryEmpty_agencies" | "DirectoryPages_agencies" | "RelatedSearches_agencies">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlaceChoices_query" | "useDirectoryOptions_query">;
  readonly " $fragmentType": "DirectoryPage_query";
};
export type DirectoryPage_query$key = {
  readonly " $data"?: DirectoryPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DirectoryPage_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "type",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "country",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filter"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "page"
    },
    {
      "kind": "RootArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DirectoryPage_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
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
          "concreteType": "AgencyEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Agency",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "replyHours",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "locations",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnderstoodWords",
          "kind": "LinkedField",
          "name": "understood",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Service",
              "kind": "LinkedField",
              "name": "service",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Industry",
              "kind": "LinkedField",
              "name": "industry",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Location",
              "kind": "LinkedField",
              "name": "location",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WorkingLanguage",
              "kind": "LinkedField",
              "name": "language",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Budget",
              "kind": "LinkedField",
              "name": "budget",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PlaceCounts",
          "kind": "LinkedField",
          "name": "inPlace",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "office",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "region",
              "storageKey": null
            }
          ],
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
              "concreteType": "Location",
              "kind": "LinkedField",
              "name": "country",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AgencyList_agencies"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DirectoryEmpty_agencies"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DirectoryPages_agencies"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RelatedSearches_agencies"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceChoices_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDirectoryOptions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "832ae277a4d078f907e8b3ccc6491ce7";

export default node;
