/**
 * @generated SignedSource<<0e4c26c9b5a30539f2389434e08bc323>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
export type LeadType = "BRIEF" | "PROPOSAL";
import type { FragmentRefs } from "relay-runtime";
export type LeadRow_lead$data = {
  readonly chat: {
    readonly uuid: string;
  } | null | undefined;
  readonly company: string | null | undefined;
  readonly domain: string | null | undefined;
  readonly id: string;
  readonly language: string | null | undefined;
  readonly name: string;
  readonly services: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly slug: string;
  readonly status: LeadStatus | null | undefined;
  readonly title: string;
  readonly type: LeadType | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"LeadAge_lead" | "LeadAnswer_lead" | "LeadBudget_lead" | "LeadReview_lead" | "LeadStageMenu_lead">;
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
  "name": "uuid",
  "storageKey": null
},
v1 = {
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
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "status",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
        (v1/*:: as any*/)
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
          (v0/*:: as any*/)
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
      "name": "LeadStageMenu_lead"
    }
  ],
  "type": "Lead",
  "abstractKey": null
};
})();

(node as any).hash = "507cbb036288f9ff6a71bd175d32e771";

export default node;
