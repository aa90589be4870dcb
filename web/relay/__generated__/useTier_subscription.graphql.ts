/**
 * @generated SignedSource<<b84a0cd0188d6170cdd9a3464024cb6a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductName = "APP_CENTER_ACCESS" | "BUSINESS" | "FREE" | "GURU" | "PRO";
export type SubscriptionStatus = "FREE" | "FREE_WITH_USED_TRIAL" | "PAID" | "TRIAL" | "UNREGISTERED" | "WITHOUT_TARIFF";
export type Tariff = "AGK_L" | "AGK_M" | "AGK_S" | "AP_LISTING" | "LEGACY" | "NONE";
import type { FragmentRefs } from "relay-runtime";
export type useTier_subscription$data = {
  readonly productName: ProductName | null | undefined;
  readonly status: SubscriptionStatus | null | undefined;
  readonly tariff: Tariff | null | undefined;
  readonly " $fragmentType": "useTier_subscription";
};
export type useTier_subscription$key = {
  readonly " $data"?: useTier_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTier_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useTier_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tariff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productName",
      "storageKey": null
    }
  ],
  "type": "AccountSubscription",
  "abstractKey": null
};

(node as any).hash = "d324d36767a5f7be2d88394fa1fee9db";

export default node;
