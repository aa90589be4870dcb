/**
 * @generated SignedSource<<e1152adda0c6c9f867151b9efc374888>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadDetail_lead$data = {
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"LeadActions_lead" | "LeadContacts_lead" | "LeadDomain_lead" | "LeadFacts_lead" | "LeadHeader_lead" | "LeadNotes_lead" | "LeadRequest_lead" | "LeadState_lead">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadNotes_lead"
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "e1598b3302b92b0713e9bbba436addf1";

export default node;
