/**
 * @generated SignedSource<<0fca6796b38d69eac6cb892a92d53fa8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type LeadToAnswer_lead$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"LeadAge_lead" | "LeadAnswer_lead" | "LeadBudget_lead">;
  readonly " $fragmentType": "LeadToAnswer_lead";
};
export type LeadToAnswer_lead$key = {
  readonly " $data"?: LeadToAnswer_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadToAnswer_lead">;
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
  "name": "LeadToAnswer_lead",
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
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
    }
  ],
  "type": "Lead",
  "abstractKey": null
};
})();

(node as any).hash = "a55bb349f30b373467331c8f75eabd3a";

export default node;
