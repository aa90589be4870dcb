/**
 * @generated SignedSource<<8d050b08b6db982d71ffe25772c9582f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SystemMessageKey = "AGENCY_BRIEF" | "AGENCY_DEAL" | "AGENCY_DEAL_LEAD_CONFIRMED" | "AGENCY_DEAL_LEAD_DENIED" | "AGENCY_PROPOSAL" | "AGENCY_REJECT" | "LEAD_BLOCKED" | "LEAD_CONTACTS";
import type { FragmentRefs } from "relay-runtime";
export type useLastMessageText_message$data = {
  readonly body: {
    readonly __typename: "SystemBody";
    readonly key: SystemMessageKey | null | undefined;
  } | {
    readonly __typename: "TextBody";
    readonly text: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly sentByMe: boolean;
  readonly " $fragmentType": "useLastMessageText_message";
};
export type useLastMessageText_message$key = {
  readonly " $data"?: useLastMessageText_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLastMessageText_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useLastMessageText_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentByMe",
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
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            }
          ],
          "type": "SystemBody",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LastMessage",
  "abstractKey": null
};

(node as any).hash = "5de33e9434f4a7839d3105dd04340064";

export default node;
