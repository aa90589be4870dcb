/**
 * @generated SignedSource<<aa4e074e9f328d0f4970191e7040919e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewBrief_agency$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"BriefForm_agency">;
  readonly " $fragmentType": "PreviewBrief_agency";
};
export type PreviewBrief_agency$key = {
  readonly " $data"?: PreviewBrief_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewBrief_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PreviewBrief_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BriefForm_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "90948d33d136da5bb803ff0512c5cd17";

export default node;
