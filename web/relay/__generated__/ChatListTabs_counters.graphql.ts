/**
 * @generated SignedSource<<e9706a128509794c0744f37fa6a4a8c0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatListTabs_counters$data = {
  readonly archived: number;
  readonly inbox: number;
  readonly unread: number;
  readonly " $fragmentType": "ChatListTabs_counters";
};
export type ChatListTabs_counters$key = {
  readonly " $data"?: ChatListTabs_counters$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatListTabs_counters">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatListTabs_counters",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inbox",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archived",
      "storageKey": null
    }
  ],
  "type": "ChatCounters",
  "abstractKey": null
};

(node as any).hash = "465babf07ee6161cf5d942ff18c7722b";

export default node;
