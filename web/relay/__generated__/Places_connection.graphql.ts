/**
 * @generated SignedSource<<32de0ddfb94674333d620c168e5e2f34>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Places_connection$data = {
  readonly countries: ReadonlyArray<{
    readonly count: number;
    readonly country: {
      readonly alias: string;
      readonly country: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "Places_connection";
};
export type Places_connection$key = {
  readonly " $data"?: Places_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"Places_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Places_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CountryFacet",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "country",
          "plural": false,
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgencyConnection",
  "abstractKey": null
};

(node as any).hash = "f21ed2caf5aaf025056c04d3e44fe10e";

export default node;
