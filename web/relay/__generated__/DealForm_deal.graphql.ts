/**
 * @generated SignedSource<<63bc7404a79aef83c0b4c62f68fad811>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealForm_deal$data = {
  readonly budget: {
    readonly amount: number;
  } | null | undefined;
  readonly id: string;
  readonly projectDuration: {
    readonly from: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DealFacts_deal">;
  readonly " $fragmentType": "DealForm_deal";
};
export type DealForm_deal$key = {
  readonly " $data"?: DealForm_deal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealForm_deal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DealForm_deal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "budget",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
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
      "name": "projectDuration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DealFacts_deal"
    }
  ],
  "type": "Deal",
  "abstractKey": null
};

(node as any).hash = "7282986e0f57db873db7899da705dc16";

export default node;
