/**
 * @generated SignedSource<<97016c8472f2b83c5eea732e487f2cff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "FREE" | "FREE_WITH_USED_TRIAL" | "PAID" | "TRIAL" | "UNREGISTERED" | "WITHOUT_TARIFF";
import type { FragmentRefs } from "relay-runtime";
export type PlanCard_viewer$data = {
  readonly account: {
    readonly limits: {
      readonly geofocuses: number | null | undefined;
      readonly industries: number | null | undefined;
      readonly languages: number | null | undefined;
      readonly locations: number | null | undefined;
      readonly services: {
        readonly children: number | null | undefined;
        readonly parents: number | null | undefined;
      };
    } | null | undefined;
    readonly subscription: {
      readonly status: SubscriptionStatus | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useTier_subscription">;
    };
  };
  readonly " $fragmentType": "PlanCard_viewer";
};
export type PlanCard_viewer$key = {
  readonly " $data"?: PlanCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlanCard_viewer",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountLimits",
          "kind": "LinkedField",
          "name": "limits",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "locations",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ServiceLimits",
              "kind": "LinkedField",
              "name": "services",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "parents",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "children",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "industries",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "languages",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "geofocuses",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f8cc99cac43f375b666645b54ecd82a3";

export default node;
