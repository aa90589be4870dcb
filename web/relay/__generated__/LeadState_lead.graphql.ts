/**
 * @generated SignedSource<<00f10ee234f2b22d945668f4939cd9ed>>
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
export type LeadState_lead$data = {
  readonly declineReason: DeclineReason | null | undefined;
  readonly id: string;
  readonly status: LeadStatus | null | undefined;
  readonly " $fragmentType": "LeadState_lead";
};
export type LeadState_lead$key = {
  readonly " $data"?: LeadState_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadState_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadState_lead",
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
      "kind": "ScalarField",
      "name": "declineReason",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "9f739b089e1a22b1c3b0889fc4675b8b";

export default node;
