/**
 * @generated SignedSource<<0e50b58baef47f5f86c3750f2b927e04>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "FREE" | "FREE_WITH_USED_TRIAL" | "PAID" | "TRIAL" | "UNREGISTERED" | "WITHOUT_TARIFF";
import type { FragmentRefs } from "relay-runtime";
export type PlanSection_viewer$data = {
  readonly account: {
    readonly subscription: {
      readonly status: SubscriptionStatus | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useTier_subscription">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlanUsage_viewer">;
  readonly " $fragmentType": "PlanSection_viewer";
};
export type PlanSection_viewer$key = {
  readonly " $data"?: PlanSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlanSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountSubscription",
          "kind": "LinkedField",
          "name": "subscription",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useTier_subscription"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanUsage_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f13a9761f8f95110380c521ca6893c87";

export default node;
