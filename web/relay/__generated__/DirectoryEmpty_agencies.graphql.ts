/**
 * @generated SignedSource<<c49f95d90f8769efbc066e641cf1481f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgencyFilterName = "BUDGETS" | "BUSINESS_SIZES" | "INDUSTRIES" | "LANGUAGES" | "LOCATIONS" | "NUMBER_OF_EMPLOYEES" | "PROJECT_DURATIONS" | "QUERY" | "SERVICES";
import type { FragmentRefs } from "relay-runtime";
export type DirectoryEmpty_agencies$data = {
  readonly pages: number;
  readonly wider: ReadonlyArray<{
    readonly count: number;
    readonly filter: AgencyFilterName | null | undefined;
  }>;
  readonly " $fragmentType": "DirectoryEmpty_agencies";
};
export type DirectoryEmpty_agencies$key = {
  readonly " $data"?: DirectoryEmpty_agencies$data;
  readonly " $fragmentSpreads": FragmentRefs<"DirectoryEmpty_agencies">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DirectoryEmpty_agencies",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WiderFilter",
      "kind": "LinkedField",
      "name": "wider",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filter",
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

(node as any).hash = "9cb5858921d9fa91d0840bd915e59efd";

export default node;
