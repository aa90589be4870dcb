/**
 * @generated SignedSource<<5e66482edd33cb8b762b24cfc9db4087>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadsSummary_summary$data = {
  readonly budgets: number;
  readonly distribution: {
    readonly accepted: number;
    readonly expired: number;
    readonly pending: number;
    readonly rejected: number;
  };
  readonly leads: number;
  readonly " $fragmentType": "LeadsSummary_summary";
};
export type LeadsSummary_summary$key = {
  readonly " $data"?: LeadsSummary_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadsSummary_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadsSummary_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leads",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "budgets",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeadDistribution",
      "kind": "LinkedField",
      "name": "distribution",
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
          "name": "expired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LeadsSummary",
  "abstractKey": null
};

(node as any).hash = "fee38140e158e4d99b120388c599c7cf";

export default node;
