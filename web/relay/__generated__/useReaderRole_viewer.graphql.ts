/**
 * @generated SignedSource<<154b9711790f38d0d076522c15658e48>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "LEAD_RECIPIENT" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type useReaderRole_viewer$data = {
  readonly account: {
    readonly user: {
      readonly roles: ReadonlyArray<Role>;
    };
  };
  readonly " $fragmentType": "useReaderRole_viewer";
};
export type useReaderRole_viewer$key = {
  readonly " $data"?: useReaderRole_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReaderRole_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useReaderRole_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "roles",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4715a51bc1dcf611cae76d73984bb4c9";

export default node;
