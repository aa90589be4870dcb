/**
 * @generated SignedSource<<4c8a6023363f95aaf2f8586fe53fde49>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyPage_catalogue$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AgencyBody_catalogue" | "BriefSection_catalogue">;
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
      "name": "AgencyBody_catalogue"
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

(node as any).hash = "00a472b67701a439df68fb7bfead88f9";

export default node;
