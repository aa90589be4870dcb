/**
 * @generated SignedSource<<c6f4da98f6825c619dc59399e1952d5f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryCard_story$data = {
  readonly budget: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  } | null | undefined;
  readonly challenge: string;
  readonly duration: number | null | undefined;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly result: string;
  readonly solution: string;
  readonly year: number | null | undefined;
  readonly " $fragmentType": "StoryCard_story";
};
export type StoryCard_story$key = {
  readonly " $data"?: StoryCard_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryCard_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryCard_story",
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
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challenge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solution",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "result",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": null
    }
  ],
  "type": "SuccessStory",
  "abstractKey": null
};

(node as any).hash = "c4f4f154162b29bdc2e8d5c9ab2a0a99";

export default node;
