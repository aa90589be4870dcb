/**
 * @generated SignedSource<<ba788b7f701170374319595f9549d509>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BriefForm_agency$data = {
  readonly alias: string;
  readonly name: string;
  readonly services: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BriefServices_service">;
  }>;
  readonly " $fragmentType": "BriefForm_agency";
};
export type BriefForm_agency$key = {
  readonly " $data"?: BriefForm_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"BriefForm_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BriefForm_agency",
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
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BriefServices_service"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "386968e86dd65102f52873c0516f87a3";

export default node;
