/**
 * @generated SignedSource<<527bbb0d629cde95762113d81cb1c07c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyHeader_agency$data = {
  readonly cities: ReadonlyArray<{
    readonly country: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly replyHours: number | null | undefined;
  readonly semrushExpert: boolean;
  readonly tagline: string | null | undefined;
  readonly textLanguage: string;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyBreadcrumbs_agency" | "AgencyFacts_agency" | "AgencyLogo_agency" | "AgencyRating_agency" | "AgencyWebsite_agency">;
  readonly " $fragmentType": "AgencyHeader_agency";
};
export type AgencyHeader_agency$key = {
  readonly " $data"?: AgencyHeader_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyHeader_agency">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "AgencyHeader_agency",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "replyHours",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyBreadcrumbs_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyLogo_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyRating_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyFacts_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyWebsite_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};
})();

(node as any).hash = "2dc119524af51a873eab5176ae0e7acc";

export default node;
