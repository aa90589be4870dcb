/**
 * @generated SignedSource<<5a1b6adcfe99c9f696969d1c5a0e3377>>
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
export type AddToHubspot_lead$data = {
  readonly stage: LeadStage | null | undefined;
  readonly status: LeadStatus | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "AddToHubspot_lead";
};
export type AddToHubspot_lead$key = {
  readonly " $data"?: AddToHubspot_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToHubspot_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AddToHubspot_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
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
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "9d79699a9827fbcaec75a50a487e7a38";

export default node;
