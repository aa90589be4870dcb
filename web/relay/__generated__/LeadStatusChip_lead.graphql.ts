/**
 * @generated SignedSource<<f2ffc36c3d5100c8097cdfe59939a15e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadMark = "ADDED_TO_CRM" | "CLOSED_LOST" | "CLOSED_WON" | "REJECTED_BY_LEAD";
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type LeadStatusChip_lead$data = {
  readonly mark: LeadMark | null | undefined;
  readonly status: LeadStatus | null | undefined;
  readonly " $fragmentType": "LeadStatusChip_lead";
};
export type LeadStatusChip_lead$key = {
  readonly " $data"?: LeadStatusChip_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadStatusChip_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadStatusChip_lead",
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
      "name": "mark",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "9d47f8c1c74fed404e448a1467523454";

export default node;
