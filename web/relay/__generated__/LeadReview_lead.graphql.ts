/**
 * @generated SignedSource<<723362dd418ed014adca4e0b1ce4fd2d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadReviewStatus = "COMPLETED" | "CREATED" | "PENDING" | "REJECTED" | "UNSUCCESSFUL";
import type { FragmentRefs } from "relay-runtime";
export type LeadReview_lead$data = {
  readonly reviewStatus: LeadReviewStatus | null | undefined;
  readonly " $fragmentType": "LeadReview_lead";
};
export type LeadReview_lead$key = {
  readonly " $data"?: LeadReview_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadReview_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadReview_lead",
  "selections": [
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

(node as any).hash = "8b171e623f2b50b989188fb565b6f291";

export default node;
