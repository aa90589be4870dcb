/**
 * @generated SignedSource<<f8966a9d8fc720209c405ac4ab777313>>
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
    readonly locations: ReadonlyArray<{
      readonly alias: string;
      readonly name: string;
      readonly type: LocationType | null | undefined;
    }>;
    readonly nodes: ReadonlyArray<{
      readonly alias: string;
      readonly name: string;
    }>;
    readonly totalCount: number;
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
          "concreteType": "Agency",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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

(node as any).hash = "0bef6c2111230345a755472c54e29731";

export default node;
