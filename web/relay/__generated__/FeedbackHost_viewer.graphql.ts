/**
 * @generated SignedSource<<030e6d9c29d5b564d733fc6ce1f0d228>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackHost_viewer$data = {
  readonly account: {
    readonly user: {
      readonly email: string | null | undefined;
      readonly forms: ReadonlyArray<string>;
    };
  };
  readonly id: string;
  readonly " $fragmentType": "FeedbackHost_viewer";
};
export type FeedbackHost_viewer$key = {
  readonly " $data"?: FeedbackHost_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackHost_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeedbackHost_viewer",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "forms",
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

(node as any).hash = "b57aecb63ddcd7d2cad019aa492ece04";

export default node;
