/**
 * @generated SignedSource<<ccb5063af4462b7608c11240691c68fa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "LEAD_RECIPIENT" | "OWNER";
export type SubscriptionStatus = "FREE" | "FREE_WITH_USED_TRIAL" | "PAID" | "TRIAL" | "UNREGISTERED" | "WITHOUT_TARIFF";
import type { FragmentRefs } from "relay-runtime";
export type AccessGate_viewer$data = {
  readonly account: {
    readonly subscription: {
      readonly status: SubscriptionStatus | null | undefined;
    };
    readonly user: {
      readonly getStarted: boolean;
      readonly roles: ReadonlyArray<Role>;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"AccessOverlay_viewer">;
  readonly " $fragmentType": "AccessGate_viewer";
};
export type AccessGate_viewer$key = {
  readonly " $data"?: AccessGate_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessGate_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccessGate_viewer",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "roles",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "getStarted",
              "storageKey": null
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
      "name": "AccessOverlay_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ddcde796ca8d5f7c32d52b8095df3620";

export default node;
