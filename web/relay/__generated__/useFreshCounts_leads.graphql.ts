/**
 * @generated SignedSource<<9a89d55e98bc06a8bcec058ee0b2aa86>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeadStage = "CLIENT_DECLINED" | "IN_CRM" | "LOST" | "WON";
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
import type { FragmentRefs } from "relay-runtime";
export type useFreshCounts_leads$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly stage: LeadStage | null | undefined;
    readonly status: LeadStatus | null | undefined;
  }>;
  readonly " $fragmentType": "useFreshCounts_leads";
};
export type useFreshCounts_leads$key = {
  readonly " $data"?: useFreshCounts_leads$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFreshCounts_leads">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useFreshCounts_leads",
  "selections": [
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LeadConnection",
  "abstractKey": null
};

(node as any).hash = "03f60facb0b051efda3c0dd804473188";

export default node;
