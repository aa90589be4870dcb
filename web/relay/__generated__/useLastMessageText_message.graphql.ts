/**
 * @generated SignedSource<<e312bec21e1b44c31749b428728a0265>>
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
    readonly params: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SystemMessageParam",
              "kind": "LinkedField",
              "name": "params",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "value",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "71393c839aa1842db23219c1fe0c0413";

export default node;
