/**
 * @generated SignedSource<<72192ed81d46b72d73fdb2bea8b92f72>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookAttemptError = "ADDRESS" | "CONNECTION" | "DNS" | "TIMEOUT" | "TLS";
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "PENDING";
export type WebhookEvent = "LEAD_ACCEPTED" | "LEAD_RECEIVED" | "MESSAGE_RECEIVED" | "REVIEW_PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryRow_delivery$data = {
  readonly attemptCount: number;
  readonly attempts: ReadonlyArray<{
    readonly duration: number;
    readonly error: WebhookAttemptError | null | undefined;
    readonly status: number | null | undefined;
  }>;
  readonly createdAt: string;
  readonly event: WebhookEvent | null | undefined;
  readonly id: string;
  readonly isTest: boolean;
  readonly nextAttemptAt: string | null | undefined;
  readonly status: WebhookDeliveryStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryDialog_delivery">;
  readonly " $fragmentType": "DeliveryRow_delivery";
};
export type DeliveryRow_delivery$key = {
  readonly " $data"?: DeliveryRow_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryRow_delivery">;
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
  "name": "DeliveryRow_delivery",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryDialog_delivery"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "event",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
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
      "name": "attemptCount",
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

(node as any).hash = "cb87091d2774c9dff276da34ea0df4ba";

export default node;
