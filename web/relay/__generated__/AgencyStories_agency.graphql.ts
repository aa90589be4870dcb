/**
 * @generated SignedSource<<0a93308c4a7b08f60711d290f22687e6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyStories_agency$data = {
  readonly stories: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"StoryCard_story">;
  }>;
  readonly textLanguage: string;
  readonly " $fragmentType": "AgencyStories_agency";
};
export type AgencyStories_agency$key = {
  readonly " $data"?: AgencyStories_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyStories_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyStories_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textLanguage",
      "storageKey": null
    },
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "StoryCard_story"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "03f7695e324dad71a825635282cd3bfc";

export default node;
