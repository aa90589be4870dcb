/**
 * @generated SignedSource<<a1f1f36641c9fe723e06175b80562d30>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryCard_story$data = {
  readonly budget: number | null | undefined;
  readonly challenge: string;
  readonly duration: number | null | undefined;
  readonly name: string;
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
      "kind": "ScalarField",
      "name": "budget",
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
    }
  ],
  "type": "PublishedStory",
  "abstractKey": null
};

(node as any).hash = "2dc46a7d076592dfc9dc02c0149b21cb";

export default node;
