/**
 * @generated SignedSource<<8ca38b5e5b827eb81b7127646363190d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyImages_image$data = ReadonlyArray<{
  readonly alt: string;
  readonly id: string;
  readonly url: string;
  readonly " $fragmentType": "AgencyImages_image";
}>;
export type AgencyImages_image$key = ReadonlyArray<{
  readonly " $data"?: AgencyImages_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyImages_image">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AgencyImages_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "AgencyImage",
  "abstractKey": "__isAgencyImage"
};

(node as any).hash = "57644de52f14eff3ef32408cf731ae6b";

export default node;
