/**
 * @generated SignedSource<<cc43c8cd6cae3d2fff6d7d05677a84b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadStage = "CLIENT_DECLINED" | "IN_CRM" | "LOST" | "WON";
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type LeadStatusChip_lead$data = {
  readonly stage: LeadStage | null | undefined;
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
      "name": "stage",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "36b3033f3bfa99885f7db2cc08cf8c7d";

export default node;
