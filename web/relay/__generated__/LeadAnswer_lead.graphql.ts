/**
 * @generated SignedSource<<9ce75fa21c3124004aac67d2df0e7ed7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeclineReason = "BUDGET" | "INDUSTRY" | "LANGUAGE" | "LOCATION" | "OTHER" | "SERVICE" | "SPAM" | "TOO_BUSY";
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type LeadAnswer_lead$data = {
  readonly declineReason: DeclineReason | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly status: LeadStatus | null | undefined;
  readonly " $fragmentType": "LeadAnswer_lead";
};
export type LeadAnswer_lead$key = {
  readonly " $data"?: LeadAnswer_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadAnswer_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadAnswer_lead",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declineReason",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "0421e3b77538b08943354e248192f6ef";

export default node;
