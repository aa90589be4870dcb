/**
 * @generated SignedSource<<af5d0819525e64b84d2ebc939b90fc2e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferCard_prices$data = {
  readonly leadGen: number;
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
      "kind": "ScalarField",
      "name": "leadGen",
      "storageKey": null
    }
  ],
  "type": "Prices",
  "abstractKey": null
};

(node as any).hash = "f110be00039530a20a0ee15be6cfd160";

export default node;
