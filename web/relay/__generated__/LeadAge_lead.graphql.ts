/**
 * @generated SignedSource<<57a8cf3fe35009ffc1a4ba31aaf1a9c9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type LeadAge_lead$data = {
  readonly expiresAt: string | null | undefined;
  readonly receivedAt: string;
  readonly status: LeadStatus | null | undefined;
  readonly " $fragmentType": "LeadAge_lead";
};
export type LeadAge_lead$key = {
  readonly " $data"?: LeadAge_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadAge_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadAge_lead",
  "selections": [
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
      "kind": "ScalarField",
      "name": "receivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "1f7b0c58be2ea356b33e3280043b4913";

export default node;
