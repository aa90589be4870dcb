/**
 * @generated SignedSource<<a7544ae48952bc377177daaae10c2198>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Webhooks_viewer$data = {
  readonly webhooks: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WebhookCard_webhook">;
  }> | null | undefined;
  readonly " $fragmentType": "Webhooks_viewer";
};
export type Webhooks_viewer$key = {
  readonly " $data"?: Webhooks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Webhooks_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Webhooks_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WebhookCard_webhook"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fa6ce0cd60de8e36b8bba0bdb076aa52";

export default node;
