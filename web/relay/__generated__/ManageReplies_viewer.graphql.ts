/**
 * @generated SignedSource<<92d06e92f127d9864c305b3bcb5550e9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManageReplies_viewer$data = {
  readonly savedReplies: ReadonlyArray<{
    readonly id: string;
    readonly revision: string;
    readonly text: string;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "ManageReplies_viewer";
};
export type ManageReplies_viewer$key = {
  readonly " $data"?: ManageReplies_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManageReplies_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ManageReplies_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedReply",
      "kind": "LinkedField",
      "name": "savedReplies",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
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

(node as any).hash = "c9b81a25f296af9ed1f7d4c70244f49e";

export default node;
