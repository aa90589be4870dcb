/**
 * @generated SignedSource<<935e659ea113c85a6706f82a9cf99ca0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BriefSection_agency$data = {
  readonly alias: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"BriefForm_agency">;
  readonly " $fragmentType": "BriefSection_agency";
};
export type BriefSection_agency$key = {
  readonly " $data"?: BriefSection_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"BriefSection_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BriefSection_agency",
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

(node as any).hash = "85433ef261edcf6f9709134fe422c88f";

export default node;
