/**
 * @generated SignedSource<<c951c01eb86a682dca82e1ea13b56e64>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FunnelCard_dashboard$data = {
  readonly series: {
    readonly " $fragmentSpreads": FragmentRefs<"readSeries_series">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSummaryTotals_dashboard">;
  readonly " $fragmentType": "FunnelCard_dashboard";
};
export type FunnelCard_dashboard$key = {
  readonly " $data"?: FunnelCard_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelCard_dashboard">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "readSeries_days",
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
      },
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
        "kind": "ScalarField",
        "name": "budgets",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
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
  "name": "FunnelCard_dashboard",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "DashboardSeries",
      "kind": "LinkedField",
      "name": "series",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readSeries_series",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeZone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DailyFigures",
              "kind": "LinkedField",
              "name": "current",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DailyFigures",
              "kind": "LinkedField",
              "name": "previous",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "useSummaryTotals_dashboard"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};
})();

(node as any).hash = "fd73be08befd6343cb2274ba703104aa";

export default node;
