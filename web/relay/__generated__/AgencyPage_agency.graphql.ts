/**
 * @generated SignedSource<<b27eeaf8d9f8aef9d14f5b3c7e686bf9>>
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
    readonly __typename: "PublishedStory";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyAbout_agency" | "AgencyContact_agency" | "AgencyExpertise_agency" | "AgencyHeader_agency" | "AgencyOffices_agency" | "AgencyReviews_agency" | "AgencyServices_agency" | "AgencyStories_agency" | "BriefSection_agency" | "agencyHead_agency">;
  readonly " $fragmentType": "AgencyPage_agency";
};
export type AgencyPage_agency$key = {
  readonly " $data"?: AgencyPage_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyPage_agency">;
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
  "name": "shortDescription",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AgencyImages_image"
  }
],
v4 = {
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
  "name": "AgencyPage_agency",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublishedStory",
      "kind": "LinkedField",
      "name": "stories",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Office",
      "kind": "LinkedField",
      "name": "offices",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgencyImage",
      "kind": "LinkedField",
      "name": "awards",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgencyImage",
      "kind": "LinkedField",
      "name": "clientLogos",
      "plural": true,
      "selections": (v3/*:: as any*/),
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
      "kind": "InlineDataFragmentSpread",
      "name": "agencyHead_agency",
      "selections": [
        (v0/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logoUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tagline",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
          "name": "founded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "website",
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
            (v4/*:: as any*/),
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AgencySocials",
          "kind": "LinkedField",
          "name": "socials",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "linkedIn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "facebook",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "instagram",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "x",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkingLanguage",
          "kind": "LinkedField",
          "name": "languages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
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
          "name": "regions",
          "plural": true,
          "selections": [
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Office",
          "kind": "LinkedField",
          "name": "offices",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Location",
              "kind": "LinkedField",
              "name": "location",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "address",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postalCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PublishedReview",
          "kind": "LinkedField",
          "name": "reviews",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rating",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Agency",
  "abstractKey": null
};
})();

(node as any).hash = "ff1fd10e285c8d566aa55c7e3391c247";

export default node;
