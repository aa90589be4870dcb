/**
 * @generated SignedSource<<25c7909828265f4a12d00beb4955abf1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyList_agencies$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AgencyCard_agency">;
  }>;
  readonly " $fragmentType": "AgencyList_agencies";
};
export type AgencyList_agencies$key = {
  readonly " $data"?: AgencyList_agencies$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyList_agencies">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyList_agencies",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AgencyCard_agency"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgencyConnection",
  "abstractKey": null
};

(node as any).hash = "9fb250be746f80239de77137d1c856d2";

export default node;
