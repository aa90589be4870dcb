/**
 * @generated SignedSource<<7193bc41531213955ddbb8c6613d7f46>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Preferences_viewer$data = {
  readonly account: {
    readonly canSetTimeZone: boolean;
    readonly timeZone: string;
  };
  readonly " $fragmentType": "Preferences_viewer";
};
export type Preferences_viewer$key = {
  readonly " $data"?: Preferences_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Preferences_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Preferences_viewer",
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
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canSetTimeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2b27216a2462388691924ccaec8c3b24";

export default node;
