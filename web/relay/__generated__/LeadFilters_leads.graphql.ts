/**
 * @generated SignedSource<<0d015ff48778f092636a034d6650a03a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadFilters_leads$data = {
  readonly isSearchable: boolean;
  readonly statusCounters: {
    readonly accepted: number;
    readonly addedToCrm: number;
    readonly all: number | null | undefined;
    readonly blocked: number | null | undefined;
    readonly closedLost: number;
    readonly closedWon: number;
    readonly expired: number | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "all",
  "storageKey": null
};
return {
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
      "kind": "ScalarField",
      "name": "isSearchable",
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
        (v0/*:: as any*/),
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
          "name": "expired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blocked",
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "aa5af6537d587b707a75ed07824462de";

export default node;
