/**
 * @generated SignedSource<<92c4df13b3311dfe06fa201b8e33812a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryDialog_story$data = {
  readonly budget: number | null | undefined;
  readonly challenge: string;
  readonly duration: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly result: string;
  readonly solution: string;
  readonly year: number | null | undefined;
  readonly " $fragmentType": "StoryDialog_story";
};
export type StoryDialog_story$key = {
  readonly " $data"?: StoryDialog_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoryDialog_story">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoryDialog_story",
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
      "name": "budget",
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
      "name": "duration",
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

(node as any).hash = "3dd196597d4ee576ee9f15edfc8052fc";

export default node;
