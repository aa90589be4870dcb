/**
 * @generated SignedSource<<5357ba5acc6bc14f1f80087b4d805cf7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferCard_prices$data = {
  readonly leadGen: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
  readonly " $fragmentType": "OfferCard_prices";
};
export type OfferCard_prices$key = {
  readonly " $data"?: OfferCard_prices$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCard_prices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OfferCard_prices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "leadGen",
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
  "type": "Prices",
  "abstractKey": null
};

(node as any).hash = "75afa92172fa1197d1d904b0639aa42b";

export default node;
