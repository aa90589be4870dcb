/**
 * @generated SignedSource<<32aab52ee5b7198a77597f498458e2ae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSessionEmail_viewer$data = {
  readonly account: {
    readonly user: {
      readonly email: string | null | undefined;
    };
  };
  readonly " $fragmentType": "useSessionEmail_viewer";
};
export type useSessionEmail_viewer$key = {
  readonly " $data"?: useSessionEmail_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSessionEmail_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useSessionEmail_viewer",
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
              "name": "email",
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

(node as any).hash = "a487a4bdcc262f3b16627b41f4349ab6";

export default node;
