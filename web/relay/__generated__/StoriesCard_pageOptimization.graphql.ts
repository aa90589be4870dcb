/**
 * @generated SignedSource<<8203dd5afd762f0d166cc84cc2da20b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StoryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type StoriesCard_pageOptimization$data = {
  readonly stories: ReadonlyArray<{
    readonly budget: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
    readonly duration: number | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly status: StoryStatus | null | undefined;
    readonly year: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"StoryDialog_story">;
  }>;
  readonly " $fragmentType": "StoriesCard_pageOptimization";
};
export type StoriesCard_pageOptimization$key = {
  readonly " $data"?: StoriesCard_pageOptimization$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoriesCard_pageOptimization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoriesCard_pageOptimization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SuccessStory",
      "kind": "LinkedField",
      "name": "stories",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "name",
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
          "name": "year",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "StoryDialog_story"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PageOptimization",
  "abstractKey": null
};

(node as any).hash = "184f3b6e4d10e95e4bf5effe4fb02670";

export default node;
