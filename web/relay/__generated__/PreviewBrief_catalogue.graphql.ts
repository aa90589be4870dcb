/**
 * @generated SignedSource<<8731dcaf9ee444adf75e40ba7b2e7428>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewBrief_catalogue$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BriefForm_catalogue">;
  readonly " $fragmentType": "PreviewBrief_catalogue";
};
export type PreviewBrief_catalogue$key = {
  readonly " $data"?: PreviewBrief_catalogue$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewBrief_catalogue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PreviewBrief_catalogue",
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

(node as any).hash = "1f789f7d7fdc647ebbb962c50e5d67d0";

export default node;
