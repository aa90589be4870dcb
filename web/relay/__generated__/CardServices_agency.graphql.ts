/**
 * @generated SignedSource<<7ef769c9529254daf70d676e8b8a8230>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardServices_agency$data = {
  readonly services: ReadonlyArray<{
    readonly alias: string;
    readonly name: string;
    readonly parentId: string | null | undefined;
  }>;
  readonly " $fragmentType": "CardServices_agency";
};
export type CardServices_agency$key = {
  readonly " $data"?: CardServices_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardServices_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CardServices_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "0012bf736cb05cbc1e4e0d4ae95eacb1";

export default node;
