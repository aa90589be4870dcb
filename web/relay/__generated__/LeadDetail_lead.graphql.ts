/**
 * @generated SignedSource<<0eb558b0a6bfd989e2d97053984f4a88>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadDetail_lead$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LeadContacts_lead" | "LeadDomain_lead" | "LeadFacts_lead" | "LeadHeader_lead" | "LeadRequest_lead">;
  readonly " $fragmentType": "LeadDetail_lead";
};
export type LeadDetail_lead$key = {
  readonly " $data"?: LeadDetail_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadDetail_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadDetail_lead",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadHeader_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadRequest_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadFacts_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadContacts_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadDomain_lead"
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "35a93073476aacfb4533923c38ec108e";

export default node;
