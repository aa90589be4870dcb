/**
 * @generated SignedSource<<1621dba7bd86364391d49c7330580f3a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyBody_agency$data = {
  readonly awards: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AgencyImages_image">;
  }>;
  readonly budgets: ReadonlyArray<{
    readonly __typename: "Budget";
  }>;
  readonly clientLogos: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AgencyImages_image">;
  }>;
  readonly detailedDescription: string | null | undefined;
  readonly industries: ReadonlyArray<{
    readonly __typename: "Industry";
  }>;
  readonly offices: ReadonlyArray<{
    readonly __typename: "Office";
  }>;
  readonly regions: ReadonlyArray<{
    readonly __typename: "Location";
  }>;
  readonly reviewCount: number;
  readonly services: ReadonlyArray<{
    readonly __typename: "Service";
  }>;
  readonly shortDescription: string | null | undefined;
  readonly stories: ReadonlyArray<{
    readonly __typename: "SuccessStory";
  }>;
  readonly tools: ReadonlyArray<{
    readonly __typename: "Tool";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyAbout_agency" | "AgencyContact_agency" | "AgencyExpertise_agency" | "AgencyHeader_agency" | "AgencyOffices_agency" | "AgencyReviews_agency" | "AgencyServices_agency" | "AgencyStories_agency">;
  readonly " $fragmentType": "AgencyBody_agency";
};
export type AgencyBody_agency$key = {
  readonly " $data"?: AgencyBody_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyBody_agency">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AgencyImages_image"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyBody_agency",
  "selections": [
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
      "name": "detailedDescription",
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Industry",
      "kind": "LinkedField",
      "name": "industries",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tool",
      "kind": "LinkedField",
      "name": "tools",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "regions",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Budget",
      "kind": "LinkedField",
      "name": "budgets",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SuccessStory",
      "kind": "LinkedField",
      "name": "stories",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Office",
      "kind": "LinkedField",
      "name": "offices",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Award",
      "kind": "LinkedField",
      "name": "awards",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClientLogo",
      "kind": "LinkedField",
      "name": "clientLogos",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyHeader_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyAbout_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyServices_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyExpertise_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyStories_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyReviews_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyOffices_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyContact_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};
})();

(node as any).hash = "85d1717f9a3b6400710e8d90f01910e9";

export default node;
