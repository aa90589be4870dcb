/**
 * @generated SignedSource<<a9550fe393e51e28cfad1a0c891a5633>>
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
export type LeadStageMenu_lead$data = {
  readonly canSetStage: boolean;
  readonly id: string;
  readonly name: string;
  readonly stage: LeadStage | null | undefined;
  readonly status: LeadStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LeadStatusChip_lead">;
  readonly " $fragmentType": "LeadStageMenu_lead";
};
export type LeadStageMenu_lead$key = {
  readonly " $data"?: LeadStageMenu_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadStageMenu_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadStageMenu_lead",
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
      "name": "name",
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
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSetStage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadStatusChip_lead"
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "c73b35a68dd1bdd6be8ab4d0dfce48ca";

export default node;
