/**
 * @generated SignedSource<<15a801c188aaa0acd3623f905f8a6fc4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Thread_chat$data = {
  readonly eventsCursor: string;
  readonly id: string;
  readonly isClosed: boolean;
  readonly lead: {
    readonly isBlocked: boolean;
    readonly language: string | null | undefined;
    readonly name: string;
  };
  readonly leadReadAt: string | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"useThreadHistory_chat">;
  readonly " $fragmentType": "Thread_chat";
};
export type Thread_chat$key = {
  readonly " $data"?: Thread_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"Thread_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Thread_chat",
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
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leadReadAt",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventsCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatLead",
      "kind": "LinkedField",
      "name": "lead",
      "plural": false,
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
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBlocked",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useThreadHistory_chat"
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "06c5d2a4405f745b059dc99c42eaf77f";

export default node;
