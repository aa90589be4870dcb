/**
 * @generated SignedSource<<789ce1c6136f54a785de8c46debf0a7d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Places_summary$data = {
  readonly cities: ReadonlyArray<{
    readonly alias: string;
    readonly country: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "Places_summary";
};
export type Places_summary$key = {
  readonly " $data"?: Places_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Places_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Places_summary",
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
  "type": "DirectorySummary",
  "abstractKey": null
};

(node as any).hash = "914fa5d9f2c692af5150fa84f8b2e8e3";

export default node;
