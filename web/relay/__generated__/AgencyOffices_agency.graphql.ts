/**
 * @generated SignedSource<<6fec99a5bfb76edd4205bdea75cd271f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyOffices_agency$data = {
  readonly alias: string;
  readonly offices: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly location: {
      readonly country: string;
      readonly name: string;
    } | null | undefined;
    readonly phone: string | null | undefined;
    readonly phoneText: string | null | undefined;
    readonly postalCode: string | null | undefined;
  }>;
  readonly " $fragmentType": "AgencyOffices_agency";
};
export type AgencyOffices_agency$key = {
  readonly " $data"?: AgencyOffices_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyOffices_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyOffices_agency",
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
      "concreteType": "Office",
      "kind": "LinkedField",
      "name": "offices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
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
              "name": "country",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneText",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "a565472e6ccf12a80213fe8154a819eb";

export default node;
