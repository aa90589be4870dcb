/**
 * @generated SignedSource<<86724fe3e12b89e931972539bc12d0b3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgencyFilterName = "BUDGETS" | "BUSINESS_SIZES" | "INDUSTRIES" | "LANGUAGES" | "LOCATIONS" | "MAX_BUDGET" | "NUMBER_OF_EMPLOYEES" | "PROJECT_DURATIONS" | "QUERY" | "SERVICES";
export type BusinessSizeName = "ENTERPRISE" | "MID" | "SMALL";
export type LocationType = "CITY" | "COUNTRY" | "STATE";
import type { FragmentRefs } from "relay-runtime";
export type useDirectoryOptions_query$data = {
  readonly agencies: {
    readonly countries: ReadonlyArray<{
      readonly count: number;
      readonly country: {
        readonly alias: string;
        readonly name: string;
      };
    }>;
    readonly facets: ReadonlyArray<{
      readonly filter: AgencyFilterName | null | undefined;
      readonly values: ReadonlyArray<{
        readonly count: number;
        readonly key: string;
      }>;
    }>;
    readonly locations: ReadonlyArray<{
      readonly alias: string;
      readonly country: string;
      readonly name: string;
      readonly type: LocationType | null | undefined;
    }>;
  };
  readonly filters: {
    readonly budgets: ReadonlyArray<{
      readonly key: string;
      readonly to: {
        readonly " $fragmentSpreads": FragmentRefs<"money_money">;
      } | null | undefined;
    }>;
    readonly businessSizes: ReadonlyArray<{
      readonly key: string;
      readonly name: BusinessSizeName | null | undefined;
    }>;
    readonly industries: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
    }>;
    readonly languages: ReadonlyArray<{
      readonly code: string;
      readonly key: string;
    }>;
    readonly numberOfEmployees: ReadonlyArray<{
      readonly from: number;
      readonly key: string;
      readonly to: number | null | undefined;
    }>;
    readonly projectDurations: ReadonlyArray<{
      readonly from: number | null | undefined;
      readonly key: string;
      readonly to: number | null | undefined;
    }>;
    readonly services: ReadonlyArray<{
      readonly alias: string;
      readonly children: ReadonlyArray<{
        readonly alias: string;
        readonly name: string;
      }>;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "useDirectoryOptions_query";
};
export type useDirectoryOptions_query$key = {
  readonly " $data"?: useDirectoryOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDirectoryOptions_query">;
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
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  (v1/*:: as any*/)
],
v5 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
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
  "name": "useDirectoryOptions_query",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Service",
              "kind": "LinkedField",
              "name": "children",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Industry",
          "kind": "LinkedField",
          "name": "industries",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Budget",
          "kind": "LinkedField",
          "name": "budgets",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "to",
              "plural": false,
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "money_money",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "amount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "currency",
                      "storageKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
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
          "concreteType": "WorkingLanguage",
          "kind": "LinkedField",
          "name": "languages",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DurationRange",
          "kind": "LinkedField",
          "name": "projectDurations",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EmployeeRange",
          "kind": "LinkedField",
          "name": "numberOfEmployees",
          "plural": true,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BusinessSize",
          "kind": "LinkedField",
          "name": "businessSizes",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "concreteType": "AgencyFacet",
          "kind": "LinkedField",
          "name": "facets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "filter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AgencyFacetValue",
              "kind": "LinkedField",
              "name": "values",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                (v6/*:: as any*/)
              ],
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
            },
            (v6/*:: as any*/)
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
          "selections": [
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "e1737dadd1aabb95cd3883c0012db9e7";

export default node;
