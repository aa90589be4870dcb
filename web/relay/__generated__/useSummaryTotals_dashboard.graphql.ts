/**
 * @generated SignedSource<<8e4f989dbd8383feb8a38c432209fc17>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSummaryTotals_dashboard$data = {
  readonly leadsSummary: {
    readonly budgets: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    };
    readonly leads: number;
  };
  readonly pageSummary: {
    readonly impressions: number | null | undefined;
    readonly isAvailable: boolean;
    readonly linkClicks: number | null | undefined;
    readonly pageViews: number | null | undefined;
    readonly websiteClicks: number | null | undefined;
  };
  readonly " $fragmentType": "useSummaryTotals_dashboard";
};
export type useSummaryTotals_dashboard$key = {
  readonly " $data"?: useSummaryTotals_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSummaryTotals_dashboard">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useSummaryTotals_dashboard",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "PageSummary",
      "kind": "LinkedField",
      "name": "pageSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAvailable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "impressions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageViews",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "websiteClicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkClicks",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "LeadsSummary",
      "kind": "LinkedField",
      "name": "leadsSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leads",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "budgets",
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
  "type": "Dashboard",
  "abstractKey": null
};
})();

(node as any).hash = "f30901bd34e5b68051cf68915158e5ff";

export default node;
