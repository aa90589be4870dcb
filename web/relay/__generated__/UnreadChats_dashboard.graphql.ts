/**
 * @generated SignedSource<<ba0379bda14bf3446699b0c14c557355>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadChats_dashboard$data = {
  readonly unreadChats: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"UnreadChats_chat">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "UnreadChats_dashboard";
};
export type UnreadChats_dashboard$key = {
  readonly " $data"?: UnreadChats_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadChats_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnreadChats_dashboard",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "ChatConnection",
      "kind": "LinkedField",
      "name": "unreadChats",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Chat",
          "kind": "LinkedField",
          "name": "nodes",
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
              "name": "UnreadChats_chat"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "unreadChats(first:3)"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "168f6762f21ede9f671ec16b991bf38e";

export default node;
