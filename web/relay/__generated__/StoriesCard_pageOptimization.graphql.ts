/**
 * @generated SignedSource<<41f6142894eb3c9710b8af822080ec47>>
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
    readonly id: string;
    readonly status: StoryStatus | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"StoryDialog_story" | "StoryList_stories">;
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
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StoryList_stories"
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

(node as any).hash = "a079a769577233acb60b39b9ad814018";

export default node;
