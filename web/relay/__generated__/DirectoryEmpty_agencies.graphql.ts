/**
 * @generated SignedSource<<5f0affbdf2b17a724a35cdda4d45b455>>
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
    readonly budget: {
      readonly key: string;
      readonly to: {
        readonly " $fragmentSpreads": FragmentRefs<"money_money">;
      } | null | undefined;
    } | null | undefined;
    readonly count: number | null | undefined;
    readonly countOfOthers: number | null | undefined;
    readonly industry: {
      readonly key: string;
      readonly name: string;
    } | null | undefined;
    readonly language: {
      readonly code: string;
      readonly key: string;
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
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
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
          "kind": "ScalarField",
          "name": "countOfOthers",
          "storageKey": null
        },
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
            (v3/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkingLanguage",
          "kind": "LinkedField",
          "name": "language",
          "plural": false,
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
          "concreteType": "Budget",
          "kind": "LinkedField",
          "name": "budget",
          "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgencyConnection",
  "abstractKey": null
};
})();

(node as any).hash = "f79e2bfced9ba6a1c1092114a727f7bc";

export default node;
