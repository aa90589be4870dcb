/**
 * @generated SignedSource<<439fa0ec07b2a13c3271f81ed9391032>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "LEAD_RECIPIENT" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type AccountCard_viewer$data = {
  readonly account: {
    readonly subscription: {
      readonly " $fragmentSpreads": FragmentRefs<"useTier_subscription">;
    };
    readonly timeZone: string;
    readonly user: {
      readonly email: string | null | undefined;
      readonly roles: ReadonlyArray<Role>;
    };
  };
  readonly " $fragmentType": "AccountCard_viewer";
};
export type AccountCard_viewer$key = {
  readonly " $data"?: AccountCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountCard_viewer",
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
          "kind": "ScalarField",
          "name": "timeZone",
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
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "roles",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountSubscription",
          "kind": "LinkedField",
          "name": "subscription",
          "plural": false,
          "selections": [
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "84d4f67eed2194b19304fb6f98fe5d51";

export default node;
