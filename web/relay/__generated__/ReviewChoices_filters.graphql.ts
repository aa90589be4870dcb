/**
 * @generated SignedSource<<0c5070c4436a216b7660ce52b47c85f2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewChoices_filters$data = {
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
  readonly " $fragmentType": "ReviewChoices_filters";
};
export type ReviewChoices_filters$key = {
  readonly " $data"?: ReviewChoices_filters$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewChoices_filters">;
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
  "name": "ReviewChoices_filters",
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

(node as any).hash = "acfc433948196fa6ca42c7ab9cb54307";

export default node;
