/**
 * @generated SignedSource<<7d9351e002cba5c807de948465a03de0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Plans_prices$data = {
  readonly business: number;
  readonly guru: number;
  readonly leadGen: number;
  readonly pro: number;
  readonly " $fragmentType": "Plans_prices";
};
export type Plans_prices$key = {
  readonly " $data"?: Plans_prices$data;
  readonly " $fragmentSpreads": FragmentRefs<"Plans_prices">;
};

const node: ReaderFragment = {
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
      "kind": "ScalarField",
      "name": "leadGen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pro",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guru",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "business",
      "storageKey": null
    }
  ],
  "type": "Prices",
  "abstractKey": null
};

(node as any).hash = "41d5ca46583c260c7e9f2c4c331676ca";

export default node;
