/**
 * @generated SignedSource<<58a4c97605db006d3339e5e8e7afde7a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Quotes_summary$data = {
  readonly reviews: ReadonlyArray<{
    readonly agencyAlias: string;
    readonly agencyName: string;
    readonly author: string;
    readonly budget: {
      readonly from: {
        readonly " $fragmentSpreads": FragmentRefs<"money_money">;
      };
      readonly to: {
        readonly " $fragmentSpreads": FragmentRefs<"money_money">;
      } | null | undefined;
    } | null | undefined;
    readonly company: string | null | undefined;
    readonly projectDuration: {
      readonly from: number | null | undefined;
      readonly to: number | null | undefined;
    } | null | undefined;
    readonly rating: number;
    readonly result: string;
    readonly services: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly textLanguage: string;
  }>;
  readonly " $fragmentType": "Quotes_summary";
};
export type Quotes_summary$key = {
  readonly " $data"?: Quotes_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Quotes_summary">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Quotes_summary",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agencyAlias",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agencyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "company",
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
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "services",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
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
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "from",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "to",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
          "name": "projectDuration",
          "plural": false,
          "selections": [
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
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "result",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textLanguage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DirectorySummary",
  "abstractKey": null
};
})();

(node as any).hash = "418b080533fe6c989a4852c517ebdd11";

export default node;
