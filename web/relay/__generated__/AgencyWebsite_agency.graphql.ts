/**
 * @generated SignedSource<<cad1b8da3822fd477ae8f47b068d3986>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyWebsite_agency$data = {
  readonly alias: string;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "AgencyWebsite_agency";
};
export type AgencyWebsite_agency$key = {
  readonly " $data"?: AgencyWebsite_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyWebsite_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyWebsite_agency",
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
      "name": "website",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "bb2f7a294a9e2410d17e98010b5e722c";

export default node;
