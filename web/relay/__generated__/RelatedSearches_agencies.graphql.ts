/**
 * @generated SignedSource<<631e31aa9e0fdbf12e869f0ad67c1617>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedSearches_agencies$data = {
  readonly nodes: ReadonlyArray<{
    readonly cities: ReadonlyArray<{
      readonly alias: string;
      readonly name: string;
    }>;
  }>;
  readonly " $fragmentType": "RelatedSearches_agencies";
};
export type RelatedSearches_agencies$key = {
  readonly " $data"?: RelatedSearches_agencies$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedSearches_agencies">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RelatedSearches_agencies",
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
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "cities",
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgencyConnection",
  "abstractKey": null
};

(node as any).hash = "f829db5e7bf41917ea4169c93e175116";

export default node;
