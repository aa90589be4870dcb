/**
 * @generated SignedSource<<934d454573cf756892fcc73b9152b543>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactMethodType = "CHAT" | "EMAIL" | "OTHER" | "PHONE" | "WHATSAPP";
import type { FragmentRefs } from "relay-runtime";
export type LeadPanelContacts_methods$data = ReadonlyArray<{
  readonly type: ContactMethodType | null | undefined;
  readonly value: string;
  readonly " $fragmentType": "LeadPanelContacts_methods";
}>;
export type LeadPanelContacts_methods$key = ReadonlyArray<{
  readonly " $data"?: LeadPanelContacts_methods$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadPanelContacts_methods">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "LeadPanelContacts_methods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "type": "ContactMethod",
  "abstractKey": null
};

(node as any).hash = "525945e7f2940f3661f99ca3970e1af7";

export default node;
