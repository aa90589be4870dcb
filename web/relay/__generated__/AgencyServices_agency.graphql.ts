/**
 * @generated SignedSource<<76d8563f3b46de679243814786a14621>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyServices_agency$data = {
  readonly services: ReadonlyArray<{
    readonly alias: string;
    readonly id: string;
    readonly name: string;
    readonly parentId: string | null | undefined;
  }>;
  readonly " $fragmentType": "AgencyServices_agency";
};
export type AgencyServices_agency$key = {
  readonly " $data"?: AgencyServices_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyServices_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyServices_agency",
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

(node as any).hash = "d2e82b1a8f499548e075a3d5f918edc8";

export default node;
