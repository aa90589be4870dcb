/**
 * @generated SignedSource<<95a68cddfbcd5e404e21dad007ee829d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadType = "BRIEF" | "PROPOSAL";
import type { FragmentRefs } from "relay-runtime";
export type LeadHeader_lead$data = {
  readonly company: string | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly type: LeadType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LeadAge_lead" | "LeadReview_lead" | "LeadStageMenu_lead">;
  readonly " $fragmentType": "LeadHeader_lead";
};
export type LeadHeader_lead$key = {
  readonly " $data"?: LeadHeader_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadHeader_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadHeader_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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
      "name": "type",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadAge_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadReview_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadStageMenu_lead"
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "c6f136b0cfec70d6b62d1b8ca757aa54";

export default node;
