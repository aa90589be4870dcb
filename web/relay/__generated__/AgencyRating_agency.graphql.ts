/**
 * @generated SignedSource<<b97a9653b8afafa5089f3805234ea21d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyRating_agency$data = {
  readonly rating: number | null | undefined;
  readonly reviewCount: number;
  readonly " $fragmentType": "AgencyRating_agency";
};
export type AgencyRating_agency$key = {
  readonly " $data"?: AgencyRating_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyRating_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyRating_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewCount",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "91097bfc8d07bc87cc8c0a5068e5465c";

export default node;
