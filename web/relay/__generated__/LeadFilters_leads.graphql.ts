/**
 * @generated SignedSource<<7f750c7d1153b7572658e07b83ebaeb8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadFilters_leads$data = {
  readonly statusCounters: {
    readonly accepted: number;
    readonly addedToCrm: number;
    readonly closedLost: number;
    readonly closedWon: number;
    readonly pending: number;
    readonly rejected: number;
    readonly rejectedByLead: number;
  };
  readonly typeCounters: {
    readonly all: number;
    readonly brief: number;
    readonly proposal: number;
  };
  readonly " $fragmentType": "LeadFilters_leads";
};
export type LeadFilters_leads$key = {
  readonly " $data"?: LeadFilters_leads$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadFilters_leads">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadFilters_leads",
  "selections": [
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
          "name": "accepted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedToCrm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedWon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedLost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejectedByLead",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeadTypeCounters",
      "kind": "LinkedField",
      "name": "typeCounters",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brief",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LeadConnection",
  "abstractKey": null
};

(node as any).hash = "b10ba87180cd94132ab673e0d4cf9dd3";

export default node;
