/**
 * @generated SignedSource<<55afa8d1207201d28ec6bbee275d78bd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailCard_viewer$data = {
  readonly emailSettings: {
    readonly isConsented: boolean;
    readonly revision: string;
    readonly values: ReadonlyArray<string>;
  };
  readonly id: string;
  readonly " $fragmentType": "EmailCard_viewer";
};
export type EmailCard_viewer$key = {
  readonly " $data"?: EmailCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EmailCard_viewer",
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
      "concreteType": "ProfileEmailSettings",
      "kind": "LinkedField",
      "name": "emailSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isConsented",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "values",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "296d312332e9a4e3e853acd3ffad5aaa";

export default node;
