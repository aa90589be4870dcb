/**
 * @generated SignedSource<<6a81d274072b216d22d1e90c2f58029f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Notifications_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmailCard_viewer" | "WhatsAppCard_viewer">;
  readonly " $fragmentType": "Notifications_viewer";
};
export type Notifications_viewer$key = {
  readonly " $data"?: Notifications_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Notifications_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Notifications_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatsAppCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a5ffeed7064e3988ffd9c137d4238281";

export default node;
