/**
 * @generated SignedSource<<c82c8e1b7aa24bfc5f873725611ea8c2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BriefForm_catalogue$data = {
  readonly budgets: ReadonlyArray<{
    readonly from: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    };
    readonly id: string;
    readonly to: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
  }>;
  readonly projectDurations: ReadonlyArray<{
    readonly from: number | null | undefined;
    readonly id: string;
    readonly to: number | null | undefined;
  }>;
  readonly " $fragmentType": "BriefForm_catalogue";
};
export type BriefForm_catalogue$key = {
  readonly " $data"?: BriefForm_catalogue$data;
  readonly " $fragmentSpreads": FragmentRefs<"BriefForm_catalogue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BriefForm_catalogue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Budget",
      "kind": "LinkedField",
      "name": "budgets",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      "selections": [
        (v0/*:: as any*/),
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
  "type": "FilterCatalogue",
  "abstractKey": null
};
})();

(node as any).hash = "5cd090f7080e9db1f45c0841f15b80b4";

export default node;
