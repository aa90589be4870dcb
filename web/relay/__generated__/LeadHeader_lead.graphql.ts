/**
 * @generated SignedSource<<955a7f69754a373279d860e36d5dd48b>>
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
  readonly chat: {
    readonly uuid: string;
  } | null | undefined;
  readonly company: string | null | undefined;
  readonly name: string;
  readonly type: LeadType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LeadAge_lead" | "LeadAnswer_lead" | "LeadReview_lead" | "LeadStatusChip_lead" | "RequestReview_lead">;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Chat",
        "kind": "LinkedField",
        "name": "chat",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadAge_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadAnswer_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadReview_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestReview_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadStatusChip_lead"
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "adef605d3c2be3b8f96b342d8b6a6b04";

export default node;
