/**
 * @generated SignedSource<<19adc0d4554f6b28ab7efbd367f21d77>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type useLeadWalk_leads$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly slug: string;
    readonly status: LeadStatus | null | undefined;
    readonly uuid: string;
  }>;
  readonly pages: number;
  readonly statusCounters: {
    readonly pending: number;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "useLeadWalk_leads";
};
export type useLeadWalk_leads$key = {
  readonly " $data"?: useLeadWalk_leads$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLeadWalk_leads">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useLeadWalk_leads",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeadStatusCounters",
      "kind": "LinkedField",
      "name": "statusCounters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lead",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
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
      "storageKey": null
    }
  ],
  "type": "LeadConnection",
  "abstractKey": null
};

(node as any).hash = "7cf5c88553561f25c1d19562d1530ef7";

export default node;
