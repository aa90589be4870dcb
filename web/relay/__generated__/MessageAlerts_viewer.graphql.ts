/**
 * @generated SignedSource<<97bcbc4251c3d42e81cb2f25822d9a7f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageAlerts_viewer$data = {
  readonly messenger: {
    readonly unreadMessages: number;
  } | null | undefined;
  readonly " $fragmentType": "MessageAlerts_viewer";
};
export type MessageAlerts_viewer$key = {
  readonly " $data"?: MessageAlerts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageAlerts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MessageAlerts_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Messenger",
        "kind": "LinkedField",
        "name": "messenger",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadMessages",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "90657cd4b8b76160d336a8b7130b61fb";

export default node;
