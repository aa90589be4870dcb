/**
 * @generated SignedSource<<1b4f4b39d7989759972b17945d1bed15>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiguresCard_dashboard$data = {
  readonly series: {
    readonly " $fragmentSpreads": FragmentRefs<"readSeries_series">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSummaryTotals_dashboard">;
  readonly " $fragmentType": "FiguresCard_dashboard";
};
export type FiguresCard_dashboard$key = {
  readonly " $data"?: FiguresCard_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiguresCard_dashboard">;
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
  "name": "FiguresCard_dashboard",
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

(node as any).hash = "7b127a96c1d39b7161b8f63682d961ce";

export default node;
