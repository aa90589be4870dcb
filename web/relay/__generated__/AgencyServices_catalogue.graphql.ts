/**
 * @generated SignedSource<<dd80d99776c78c7e3b9ed4a9bc4a51e9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyServices_catalogue$data = {
  readonly services: ReadonlyArray<{
    readonly alias: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AgencyServices_catalogue";
};
export type AgencyServices_catalogue$key = {
  readonly " $data"?: AgencyServices_catalogue$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyServices_catalogue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyServices_catalogue",
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
          "name": "id",
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
          "name": "alias",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FilterCatalogue",
  "abstractKey": null
};

(node as any).hash = "1065beaccc7d0923ff084482080af6c8";

export default node;
