/**
 * @generated SignedSource<<79dad8e8973ce84c8b35b1bd152553dd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreferencesCard_viewer$data = {
  readonly account: {
    readonly timeZone: string;
  };
  readonly " $fragmentType": "PreferencesCard_viewer";
};
export type PreferencesCard_viewer$key = {
  readonly " $data"?: PreferencesCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreferencesCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PreferencesCard_viewer",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ebf9cc5f00f8378bfc43bf452fe93288";

export default node;
