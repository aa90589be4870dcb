/**
 * @generated SignedSource<<c75ac755551190596886fc88923adba0>>
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
export type WhatsAppCard_viewer$data = {
  readonly account: {
    readonly subscription: {
      readonly status: SubscriptionStatus | null | undefined;
    };
    readonly user: {
      readonly roles: ReadonlyArray<Role>;
    };
  };
  readonly id: string;
  readonly whatsApp: {
    readonly pending: {
      readonly id: string;
      readonly number: string;
      readonly numberText: string;
      readonly resendAt: string | null | undefined;
    } | null | undefined;
    readonly recipient: {
      readonly id: string;
      readonly isSubscribed: boolean;
      readonly numberText: string;
    } | null | undefined;
    readonly removed: {
      readonly id: string;
      readonly numberText: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "WhatsAppCard_viewer";
};
export type WhatsAppCard_viewer$key = {
  readonly " $data"?: WhatsAppCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsAppCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberText",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WhatsAppCard_viewer",
  "selections": [
    (v0/*:: as any*/),
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WhatsAppSettings",
      "kind": "LinkedField",
      "name": "whatsApp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WhatsAppRecipient",
          "kind": "LinkedField",
          "name": "recipient",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isSubscribed",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WhatsAppRecipient",
          "kind": "LinkedField",
          "name": "pending",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "resendAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WhatsAppRecipient",
          "kind": "LinkedField",
          "name": "removed",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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
})();

(node as any).hash = "a42950fbd5560e1dd0a538baddb25375";

export default node;
