/**
 * @generated SignedSource<<1f0bdb5f872e5be2bf31ecc46578671b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailCard_viewer$data = {
  readonly account: {
    readonly id: string;
  };
  readonly emailSettings: {
    readonly isConsented: boolean;
    readonly values: ReadonlyArray<string>;
  };
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
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6b0b007eed5e3c9d5d88e54bafc89210";

export default node;
