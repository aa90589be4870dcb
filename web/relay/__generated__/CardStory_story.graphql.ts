/**
 * @generated SignedSource<<c8c4460613babf801a0cab06ca1b81e2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardStory_story$data = {
  readonly name: string;
  readonly result: string;
  readonly " $fragmentType": "CardStory_story";
};
export type CardStory_story$key = {
  readonly " $data"?: CardStory_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardStory_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CardStory_story",
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
      "name": "result",
      "storageKey": null
    }
  ],
  "type": "StoryHighlight",
  "abstractKey": null
};

(node as any).hash = "46a6a44b4787e49803cd258f736abae1";

export default node;
