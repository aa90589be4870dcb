/**
 * @generated SignedSource<<166d338dd016b35454fcf58f971a6033>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyAbout_agency$data = {
  readonly detailedDescription: string | null | undefined;
  readonly name: string;
  readonly shortDescription: string | null | undefined;
  readonly textLanguage: string;
  readonly " $fragmentType": "AgencyAbout_agency";
};
export type AgencyAbout_agency$key = {
  readonly " $data"?: AgencyAbout_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyAbout_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyAbout_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detailedDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textLanguage",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "22bfe060c50fdab5e58c81eccce71c68";

export default node;
