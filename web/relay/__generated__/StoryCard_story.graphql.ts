/**
 * @generated SignedSource<<39d1e0986cfe8d9f4f81bb8ee1616d37>>
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
  "type": "SuccessStory",
  "abstractKey": null
};

(node as any).hash = "3b03b3b42eb6b16447dc010a51e59a33";

export default node;
