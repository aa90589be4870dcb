/**
 * @generated SignedSource<<2b4c21d0e331c5b5b69e680e5c6acf26>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardLogo_agency$data = {
  readonly logoUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CardLogo_agency";
};
export type CardLogo_agency$key = {
  readonly " $data"?: CardLogo_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardLogo_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CardLogo_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "1e528f067a95e29bb6bf158857aba215";

export default node;
