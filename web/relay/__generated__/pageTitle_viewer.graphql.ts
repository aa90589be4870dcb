/**
 * @generated SignedSource<<a54f6c4bbbeb005f815392ffb9da4b42>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageTitle_viewer$data = {
  readonly messenger: {
    readonly unreadMessages: number;
  } | null | undefined;
  readonly " $fragmentType": "pageTitle_viewer";
};
export type pageTitle_viewer$key = {
  readonly " $data"?: pageTitle_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageTitle_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "pageTitle_viewer",
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

(node as any).hash = "fc32fde509fdabcd014550e74ff70bf3";

export default node;
