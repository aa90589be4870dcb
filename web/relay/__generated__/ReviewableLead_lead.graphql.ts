/**
 * @generated SignedSource<<baaac90dc0f775c47ab7397f62b4f56e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadReviewStatus = "COMPLETED" | "CREATED" | "PENDING" | "REJECTED" | "UNSUCCESSFUL";
import type { FragmentRefs } from "relay-runtime";
export type ReviewableLead_lead$data = {
  readonly answeredAt: string;
  readonly company: string | null | undefined;
  readonly domain: string | null | undefined;
  readonly leadId: string;
  readonly name: string;
  readonly reviewStatus: LeadReviewStatus | null | undefined;
  readonly " $fragmentType": "ReviewableLead_lead";
};
export type ReviewableLead_lead$key = {
  readonly " $data"?: ReviewableLead_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewableLead_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewableLead_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leadId",
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
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
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
  "type": "ReviewableLead",
  "abstractKey": null
};

(node as any).hash = "ae8642bfd0d7186d2d0d92d9826f1bed";

export default node;
