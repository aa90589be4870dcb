/**
 * @generated SignedSource<<898a478987842881a9fd57dc3cf1f36d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadDetail_lead$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LeadActions_lead" | "LeadContacts_lead" | "LeadDomain_lead" | "LeadFacts_lead" | "LeadHeader_lead" | "LeadRequest_lead" | "LeadState_lead">;
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
      "name": "LeadState_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadActions_lead"
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

(node as any).hash = "5c726e93f617a59be765d9b8abc47e88";

export default node;
