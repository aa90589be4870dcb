/**
 * @generated SignedSource<<8686b082970f63cf14e04193a2a01873>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageSender = "AGENCY" | "LEAD" | "SYSTEM";
export type MessageStatus = "DELIVERED" | "READ" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type MessageBubble_message$data = {
  readonly body: {
    readonly __typename: string;
    readonly card: {
      readonly " $fragmentSpreads": FragmentRefs<"SystemCard_body">;
    } | null | undefined;
    readonly text?: string;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly language: string | null | undefined;
  readonly sender: MessageSender | null | undefined;
  readonly status: MessageStatus | null | undefined;
  readonly " $fragmentType": "MessageBubble_message";
};
export type MessageBubble_message$key = {
  readonly " $data"?: MessageBubble_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageBubble_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MessageBubble_message",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sender",
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
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "body",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "type": "TextBody",
          "abstractKey": null
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SystemCard_body"
              }
            ],
            "type": "SystemBody",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "card"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "59237fb88915244208c1fb62825d33a2";

export default node;
