/**
 * @generated SignedSource<<79dbc8c357801f469d72ca91dddc47c3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookStatus = "DISABLED" | "ENABLED" | "PAUSED";
import type { FragmentRefs } from "relay-runtime";
export type WebhookBanner_webhook$data = {
  readonly disabledAt: string | null | undefined;
  readonly failingSince: string | null | undefined;
  readonly status: WebhookStatus | null | undefined;
  readonly " $fragmentType": "WebhookBanner_webhook";
};
export type WebhookBanner_webhook$key = {
  readonly " $data"?: WebhookBanner_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookBanner_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookBanner_webhook",
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
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledAt",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "f620f56bf62b6df55ed04748c56bea48";

export default node;
