/**
 * @generated SignedSource<<969fdccc8541e95fde20575837f08e62>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadsToAnswer_viewer$data = {
  readonly leads: {
    readonly nodes: ReadonlyArray<{
      readonly expiresAt: string | null | undefined;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LeadToAnswer_lead">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "LeadsToAnswer_viewer";
};
export type LeadsToAnswer_viewer$key = {
  readonly " $data"?: LeadsToAnswer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadsToAnswer_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadsToAnswer_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "DEADLINE"
        },
        {
          "kind": "Literal",
          "name": "status",
          "value": "PENDING"
        }
      ],
      "concreteType": "LeadConnection",
      "kind": "LinkedField",
      "name": "leads",
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
      "storageKey": "leads(first:4,sort:\"DEADLINE\",status:\"PENDING\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "dfeef53c8232c0c3e76b73dac3b8b2db";

export default node;
