/**
 * @generated SignedSource<<95f7923657995cc7b0bb4ca856b3ee60>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyPage_catalogue$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AgencyServices_catalogue" | "BriefSection_catalogue">;
  readonly " $fragmentType": "AgencyPage_catalogue";
};
export type AgencyPage_catalogue$key = {
  readonly " $data"?: AgencyPage_catalogue$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyPage_catalogue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyPage_catalogue",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyServices_catalogue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BriefSection_catalogue"
    }
  ],
  "type": "FilterCatalogue",
  "abstractKey": null
};

(node as any).hash = "3bf6b843c6e14d50a7634dcfbb3a5fa5";

export default node;
