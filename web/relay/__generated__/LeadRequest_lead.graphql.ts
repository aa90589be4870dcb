/**
 * @generated SignedSource<<1fd5b8fd41362da2596f0c87ab624075>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadType = "BRIEF" | "PROPOSAL";
import type { FragmentRefs } from "relay-runtime";
export type LeadRequest_lead$data = {
  readonly language: string | null | undefined;
  readonly text: string;
  readonly title: string;
  readonly type: LeadType | null | undefined;
  readonly " $fragmentType": "LeadRequest_lead";
};
export type LeadRequest_lead$key = {
  readonly " $data"?: LeadRequest_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadRequest_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadRequest_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "9fadb4fb838627df510c160ed4f0d0ef";

export default node;
