/**
 * @generated SignedSource<<ba23c38bb4ac80b5cbd2f714043b377c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactMethodType = "CHAT" | "EMAIL" | "OTHER" | "PHONE" | "WHATSAPP";
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type LeadContacts_lead$data = {
  readonly chat: {
    readonly uuid: string;
  } | null | undefined;
  readonly contactMethods: ReadonlyArray<{
    readonly type: ContactMethodType | null | undefined;
    readonly value: string;
  }>;
  readonly id: string;
  readonly status: LeadStatus | null | undefined;
  readonly " $fragmentType": "LeadContacts_lead";
};
export type LeadContacts_lead$key = {
  readonly " $data"?: LeadContacts_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadContacts_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadContacts_lead",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactMethod",
      "kind": "LinkedField",
      "name": "contactMethods",
      "plural": true,
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
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Chat",
        "kind": "LinkedField",
        "name": "chat",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "ab11d8e4330e5a77a0b9b3f44e6ccb7d";

export default node;
