/**
 * @generated SignedSource<<187e8e910c23e6f37d96782cfedd75ec>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadType = "BRIEF" | "PROPOSAL";
import type { FragmentRefs } from "relay-runtime";
export type LeadRow_lead$data = {
  readonly chat: {
    readonly uuid: string;
  } | null | undefined;
  readonly company: string | null | undefined;
  readonly domain: string | null | undefined;
  readonly language: string | null | undefined;
  readonly name: string;
  readonly services: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly slug: string;
  readonly title: string;
  readonly type: LeadType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LeadAge_lead" | "LeadAnswer_lead" | "LeadBudget_lead" | "LeadReview_lead" | "LeadStatusChip_lead">;
  readonly " $fragmentType": "LeadRow_lead";
};
export type LeadRow_lead$key = {
  readonly " $data"?: LeadRow_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadRow_lead">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadRow_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "title",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
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
      "name": "LeadBudget_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadReview_lead"
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
})();

(node as any).hash = "4873907fe0e5b41bca3b164ba9d83569";

export default node;
