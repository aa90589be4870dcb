/**
 * @generated SignedSource<<ec8e33832a4d3942a340a3e36d8c5aab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadsToAnswer_dashboard$data = {
  readonly pendingLeads: {
    readonly isSearchable: boolean;
    readonly nodes: ReadonlyArray<{
      readonly expiresAt: string | null | undefined;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LeadToAnswer_lead">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "LeadsToAnswer_dashboard";
};
export type LeadsToAnswer_dashboard$key = {
  readonly " $data"?: LeadsToAnswer_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadsToAnswer_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadsToAnswer_dashboard",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        }
      ],
      "concreteType": "LeadConnection",
      "kind": "LinkedField",
      "name": "pendingLeads",
      "plural": false,
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
          "name": "isSearchable",
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
              "name": "expiresAt",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LeadToAnswer_lead"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "pendingLeads(first:4)"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "8cdba5c9951678173c9c602a632deeca";

export default node;
