/**
 * @generated SignedSource<<7159da418ed1301ee8a71cdec9755152>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyPage_agency$data = {
  readonly alias: string;
  readonly awards: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AgencyImages_image">;
  }>;
  readonly clientLogos: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AgencyImages_image">;
  }>;
  readonly detailedDescription: string | null | undefined;
  readonly offices: ReadonlyArray<{
    readonly __typename: "Office";
  }>;
  readonly services: ReadonlyArray<{
    readonly __typename: "Service";
  }>;
  readonly shortDescription: string | null | undefined;
  readonly stories: ReadonlyArray<{
    readonly __typename: "SuccessStory";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyAbout_agency" | "AgencyContact_agency" | "AgencyExpertise_agency" | "AgencyHeader_agency" | "AgencyOffices_agency" | "AgencyReviews_agency" | "AgencyServices_agency" | "AgencyStories_agency" | "BriefSection_agency" | "useAgencyHead_agency">;
  readonly " $fragmentType": "AgencyPage_agency";
};
export type AgencyPage_agency$key = {
  readonly " $data"?: AgencyPage_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyPage_agency">;
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
  "name": "AgencyPage_agency",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BriefSection_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAgencyHead_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};
})();

(node as any).hash = "6399dfd4f27f1d357c90758a393c9f40";

export default node;
