/**
 * @generated SignedSource<<a25164e21f0f083c3802de7bcaa208ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadReviewStatus = "COMPLETED" | "CREATED" | "PENDING" | "REJECTED" | "UNSUCCESSFUL";
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type RequestReview_lead$data = {
  readonly id: string;
  readonly reviewStatus: LeadReviewStatus | null | undefined;
  readonly status: LeadStatus | null | undefined;
  readonly " $fragmentType": "RequestReview_lead";
};
export type RequestReview_lead$key = {
  readonly " $data"?: RequestReview_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestReview_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequestReview_lead",
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
      "name": "reviewStatus",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "bccc3551bd55c3dbc751920d98500221";

export default node;
