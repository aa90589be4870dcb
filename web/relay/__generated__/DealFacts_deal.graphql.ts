/**
 * @generated SignedSource<<5c3979955dbd1250cbebe8fe7ae36670>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DealAnswer = "NO" | "OTHER" | "STILL_NEGOTIATING" | "YES";
export type DealStatus = "CONFIRMED" | "DENIED" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type DealFacts_deal$data = {
  readonly answer: DealAnswer | null | undefined;
  readonly budget: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  } | null | undefined;
  readonly name: string;
  readonly projectDuration: {
    readonly from: number | null | undefined;
    readonly to: number | null | undefined;
  } | null | undefined;
  readonly status: DealStatus | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "DealFacts_deal";
};
export type DealFacts_deal$key = {
  readonly " $data"?: DealFacts_deal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealFacts_deal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DealFacts_deal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "website",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    }
  ],
  "type": "Deal",
  "abstractKey": null
};

(node as any).hash = "a8b0d113b99d9c0557f45457061dd1e7";

export default node;
