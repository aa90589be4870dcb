/**
 * @generated SignedSource<<60e2950a4b9b4b616cc969b9971761f4>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AgencyBody_agency" | "AgencyMatch_agency" | "BriefSection_agency" | "useAgencyHead_agency">;
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
      "name": "AgencyMatch_agency"
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

(node as any).hash = "7ba1f1cbea31328846455f1d42280aab";

export default node;
