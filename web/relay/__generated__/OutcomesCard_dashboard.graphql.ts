/**
 * @generated SignedSource<<7cfec5a46f8526c96746b01e3012c5fb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutcomesCard_dashboard$data = {
  readonly leadsSummary: {
    readonly budgetRanges: ReadonlyArray<{
      readonly from: {
        readonly " $fragmentSpreads": FragmentRefs<"money_money">;
      } | null | undefined;
      readonly leads: number;
      readonly to: {
        readonly " $fragmentSpreads": FragmentRefs<"money_money">;
      } | null | undefined;
    }> | null | undefined;
    readonly distribution: {
      readonly accepted: number;
      readonly expired: number;
      readonly pending: number;
      readonly rejected: number;
    };
    readonly leads: number;
  };
  readonly " $fragmentType": "OutcomesCard_dashboard";
};
export type OutcomesCard_dashboard$key = {
  readonly " $data"?: OutcomesCard_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutcomesCard_dashboard">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leads",
  "storageKey": null
},
v1 = [
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
  "name": "OutcomesCard_dashboard",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "LeadsSummary",
      "kind": "LinkedField",
      "name": "leadsSummary",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "LeadDistribution",
          "kind": "LinkedField",
          "name": "distribution",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accepted",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rejected",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expired",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pending",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LeadsByBudget",
          "kind": "LinkedField",
          "name": "budgetRanges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "from",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "to",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            (v0/*:: as any*/)
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

(node as any).hash = "dfac119df14764e3ab53ef7ae3ccc249";

export default node;
