/**
 * @generated SignedSource<<2ea908939c687bae1d76351fd6126dac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type LeadAnswer_lead$data = {
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
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "1ded8b3bb834f00f183644ab8cbf3a12";

export default node;
