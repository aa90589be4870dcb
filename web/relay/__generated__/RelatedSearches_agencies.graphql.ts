/**
 * @generated SignedSource<<0695235661919cda7816178be274d0ea>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RelatedSearches_agencies$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly cities: ReadonlyArray<{
        readonly alias: string;
        readonly name: string;
      }>;
    };
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
      "concreteType": "AgencyEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Agency",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "AgencyConnection",
  "abstractKey": null
};

(node as any).hash = "221883686e71cf19fade9e4b2f14510d";

export default node;
