/**
 * @generated SignedSource<<415680a225faad37e2ccc449735f2197>>
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "score",
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

(node as any).hash = "3dec8d90e445e5f39089e8ee57d81b60";

export default node;
