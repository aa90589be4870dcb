/**
 * @generated SignedSource<<5432e0e224c20870d5272e0ce7d8f2c6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatsAppDialog_recipient$data = {
  readonly id: string;
  readonly number: string;
  readonly numberText: string;
  readonly resendAt: string | null | undefined;
  readonly " $fragmentType": "WhatsAppDialog_recipient";
};
export type WhatsAppDialog_recipient$key = {
  readonly " $data"?: WhatsAppDialog_recipient$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsAppDialog_recipient">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatsAppDialog_recipient",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resendAt",
      "storageKey": null
    }
  ],
  "type": "WhatsAppRecipient",
  "abstractKey": null
};

(node as any).hash = "adefee8671fce6e48a055d940d692dc6";

export default node;
