/**
 * @generated SignedSource<<cdb22143d0a8e57fc0aefced32f83470>>
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
  readonly cities: ReadonlyArray<{
    readonly alias: string;
    readonly country: string;
    readonly name: string;
  }>;
  readonly highlight: {
    readonly pictureUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CardStory_story">;
  } | null | undefined;
  readonly name: string;
  readonly rating: number | null | undefined;
  readonly reviewCount: number;
  readonly semrushExpert: boolean;
  readonly services: ReadonlyArray<{
    readonly alias: string;
    readonly name: string;
    readonly parentId: string | null | undefined;
  }>;
  readonly shortDescription: string | null | undefined;
  readonly tagline: string | null | undefined;
  readonly textLanguage: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardFacts_agency" | "CardLogo_agency" | "CardReasons_agency">;
  readonly " $fragmentType": "AgencyCard_agency";
};
export type AgencyCard_agency$key = {
  readonly " $data"?: AgencyCard_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyCard_agency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyCard_agency",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "cities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
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
      "name": "CardFacts_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};
})();

(node as any).hash = "a14bf2b079465e5efeb3495a8a4da4d0";

export default node;
