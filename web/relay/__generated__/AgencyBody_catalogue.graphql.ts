/**
 * @generated SignedSource<<08b9a4f76be392927700b8fc4a7a276d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyBody_catalogue$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AgencyServices_catalogue">;
  readonly " $fragmentType": "AgencyBody_catalogue";
};
export type AgencyBody_catalogue$key = {
  readonly " $data"?: AgencyBody_catalogue$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyBody_catalogue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyBody_catalogue",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyServices_catalogue"
    }
  ],
  "type": "FilterCatalogue",
  "abstractKey": null
};

(node as any).hash = "ca1ac663fcfa308622e1b442b67d5f32";

export default node;
