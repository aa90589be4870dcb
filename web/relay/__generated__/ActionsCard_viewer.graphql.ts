/**
 * @generated SignedSource<<4aa4c6c2489cd117cf0a24f809c9691d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActionsCard_viewer$data = {
  readonly score: {
    readonly successStories: number;
  } | null | undefined;
  readonly " $fragmentType": "ActionsCard_viewer";
};
export type ActionsCard_viewer$key = {
  readonly " $data"?: ActionsCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActionsCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActionsCard_viewer",
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
            "name": "successStories",
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

(node as any).hash = "a14750c1e4b242528a207aac49177573";

export default node;
