/**
 * @generated SignedSource<<a74272675e29fb36ed3547e2c335a6ad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadsSummary_summary$data = {
  readonly budgets: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "budgets",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "money_money",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
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

(node as any).hash = "35c23bf710247530aac0c1a889fa1508";

export default node;
