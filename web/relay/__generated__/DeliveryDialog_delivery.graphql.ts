/**
 * @generated SignedSource<<72fb1b83aed3a5dc25bb7886b607fc48>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookAttemptError = "ADDRESS" | "CONNECTION" | "DNS" | "TIMEOUT" | "TLS";
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryDialog_delivery$data = {
  readonly attempts: ReadonlyArray<{
    readonly at: string;
    readonly duration: number;
    readonly error: WebhookAttemptError | null | undefined;
    readonly status: number | null | undefined;
  }>;
  readonly eventId: string;
  readonly nextAttemptAt: string | null | undefined;
  readonly status: WebhookDeliveryStatus | null | undefined;
  readonly " $fragmentType": "DeliveryDialog_delivery";
};
export type DeliveryDialog_delivery$key = {
  readonly " $data"?: DeliveryDialog_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryDialog_delivery">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryDialog_delivery",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};
})();

(node as any).hash = "1556d10e587ec27e30e7519d2e09efff";

export default node;
