/**
 * @generated SignedSource<<f77de12cf378ec1753a1e916ec6c2b4c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgencyFilterName = "BUDGETS" | "BUSINESS_SIZES" | "INDUSTRIES" | "LANGUAGES" | "LOCATIONS" | "MAX_BUDGET" | "NUMBER_OF_EMPLOYEES" | "PROJECT_DURATIONS" | "QUERY" | "SERVICES";
import type { FragmentRefs } from "relay-runtime";
export type DirectoryEmpty_agencies$data = {
  readonly pages: number;
  readonly understood: ReadonlyArray<{
    readonly count: number | null | undefined;
    readonly industry: {
      readonly key: string;
      readonly name: string;
    } | null | undefined;
    readonly location: {
      readonly alias: string;
      readonly name: string;
    } | null | undefined;
    readonly service: {
      readonly alias: string;
      readonly name: string;
    } | null | undefined;
  }>;
  readonly wider: ReadonlyArray<{
    readonly count: number;
    readonly filter: AgencyFilterName | null | undefined;
  }>;
  readonly " $fragmentType": "DirectoryEmpty_agencies";
};
export type DirectoryEmpty_agencies$key = {
  readonly " $data"?: DirectoryEmpty_agencies$data;
  readonly " $fragmentSpreads": FragmentRefs<"DirectoryEmpty_agencies">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  },
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DirectoryEmpty_agencies",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WiderFilter",
      "kind": "LinkedField",
      "name": "wider",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filter",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "service",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Industry",
          "kind": "LinkedField",
          "name": "industry",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgencyConnection",
  "abstractKey": null
};
})();

(node as any).hash = "a73eac74956d3c8e5fe80d679b2e4450";

export default node;
