/**
 * @generated SignedSource<<8098731582a60cbd94c7855e5d75d4ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationType = "CITY" | "COUNTRY" | "STATE";
import type { FragmentRefs } from "relay-runtime";
export type AgencyList_agencies$data = {
  readonly locations: ReadonlyArray<{
    readonly alias: string;
    readonly country: string;
    readonly type: LocationType | null | undefined;
  }>;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "locations",
      "plural": true,
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgencyConnection",
  "abstractKey": null
};

(node as any).hash = "bd4f0b5f72c49a0e3c31587efb27a680";

export default node;
