/**
 * @generated SignedSource<<3be02ab6303586ad85d8623d55762529>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BriefSection_catalogue$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BriefForm_catalogue">;
  readonly " $fragmentType": "BriefSection_catalogue";
};
export type BriefSection_catalogue$key = {
  readonly " $data"?: BriefSection_catalogue$data;
  readonly " $fragmentSpreads": FragmentRefs<"BriefSection_catalogue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BriefSection_catalogue",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BriefForm_catalogue"
    }
  ],
  "type": "FilterCatalogue",
  "abstractKey": null
};

(node as any).hash = "8e986c91b9f89f879500305b6ed17132";

export default node;
