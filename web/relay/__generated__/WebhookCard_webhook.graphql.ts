/**
 * @generated SignedSource<<dab1a332cea06c79526ac3f6a3f812df>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEvent = "LEAD_ACCEPTED" | "LEAD_RECEIVED" | "MESSAGE_RECEIVED" | "REVIEW_PUBLISHED";
export type WebhookStatus = "DISABLED" | "ENABLED" | "PAUSED";
import type { FragmentRefs } from "relay-runtime";
export type WebhookCard_webhook$data = {
  readonly events: ReadonlyArray<WebhookEvent>;
  readonly id: string;
  readonly previousSecretExpiresAt: string | null | undefined;
  readonly status: WebhookStatus | null | undefined;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_webhook">;
  readonly " $fragmentType": "WebhookCard_webhook";
};
export type WebhookCard_webhook$key = {
  readonly " $data"?: WebhookCard_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookCard_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookCard_webhook",
  "selections": [
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
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
      "name": "previousSecretExpiresAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryLog_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "d71abd0b5ef6b2d157bdf757ed778faa";

export default node;
