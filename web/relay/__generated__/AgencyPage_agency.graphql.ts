/**
 * @generated SignedSource<<70c0e073b9c144de6c2d7e4aa49f5a09>>
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
  readonly isListed: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyBody_agency" | "BriefSection_agency" | "useAgencyHead_agency">;
  readonly " $fragmentType": "AgencyPage_agency";
};
export type AgencyPage_agency$key = {
  readonly " $data"?: AgencyPage_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyPage_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyPage_agency",
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
      "name": "isListed",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyBody_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BriefSection_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAgencyHead_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "dc1b2e0b961f460a7a8d2d319d33f0f4";

export default node;
