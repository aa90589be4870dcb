/**
 * @generated SignedSource<<f13cda6fddca096da49554df13b28cb6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Plans_prices$data = {
  readonly business: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
  readonly guru: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
  readonly leadGen: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
  readonly pro: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
  readonly " $fragmentType": "Plans_prices";
};
export type Plans_prices$key = {
  readonly " $data"?: Plans_prices$data;
  readonly " $fragmentSpreads": FragmentRefs<"Plans_prices">;
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
  "name": "Plans_prices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "leadGen",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "guru",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Prices",
  "abstractKey": null
};
})();

(node as any).hash = "f8750afc05dcebb083ab4ee96646fce5";

export default node;
