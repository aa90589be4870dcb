/**
 * @generated SignedSource<<eaf3c004233710eb2a9c0452215318ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisibilityCard_dashboard$data = {
  readonly series: {
    readonly current: {
      readonly from: string;
      readonly to: string;
    };
  } | null | undefined;
  readonly visibilityDetails: {
    readonly page: {
      readonly " $fragmentSpreads": FragmentRefs<"PageScore_page">;
    } | null | undefined;
    readonly response: {
      readonly " $fragmentSpreads": FragmentRefs<"ResponseScore_response">;
    };
  } | null | undefined;
  readonly " $fragmentType": "VisibilityCard_dashboard";
};
export type VisibilityCard_dashboard$key = {
  readonly " $data"?: VisibilityCard_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisibilityCard_dashboard">;
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
  "name": "VisibilityCard_dashboard",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "VisibilityDetails",
      "kind": "LinkedField",
      "name": "visibilityDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ResponseVisibility",
          "kind": "LinkedField",
          "name": "response",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ResponseScore_response"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageVisibility",
          "kind": "LinkedField",
          "name": "page",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PageScore_page"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "DashboardSeries",
        "kind": "LinkedField",
        "name": "series",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DailyFigures",
            "kind": "LinkedField",
            "name": "current",
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
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};
})();

(node as any).hash = "1f5cb03db49ca605af2809643cc1c009";

export default node;
