/**
 * @generated SignedSource<<ddfd593c936e66ad700fb89a281974bf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Summary_viewer$data = {
  readonly score: {
    readonly score: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "Summary_viewer";
};
export type Summary_viewer$key = {
  readonly " $data"?: Summary_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Summary_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Summary_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AgencyScore",
        "kind": "LinkedField",
        "name": "score",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "score",
              "storageKey": null
            },
            "to": "NULL"
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

(node as any).hash = "2c69e139b250c7370bb713ab09de225c";

export default node;
