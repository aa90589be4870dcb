/**
 * @generated SignedSource<<0335ac05ae030cea92e82a47dd7a7fd4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyCard_agency$data = {
  readonly alias: string;
  readonly highlight: {
    readonly pictureUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CardStory_story">;
  } | null | undefined;
  readonly name: string;
  readonly rating: number | null | undefined;
  readonly reviewCount: number;
  readonly semrushExpert: boolean;
  readonly shortDescription: string | null | undefined;
  readonly tagline: string | null | undefined;
  readonly textLanguage: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardFacts_agency" | "CardLogo_agency" | "CardReasons_agency" | "CardServices_agency">;
  readonly " $fragmentType": "AgencyCard_agency";
};
export type AgencyCard_agency$key = {
  readonly " $data"?: AgencyCard_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyCard_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyCard_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alias",
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
      "name": "tagline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortDescription",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "semrushExpert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoryHighlight",
      "kind": "LinkedField",
      "name": "highlight",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pictureUrl",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CardStory_story"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardLogo_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardReasons_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardServices_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardFacts_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "2d5957d0f4beac7e2625a2e48281216b";

export default node;
