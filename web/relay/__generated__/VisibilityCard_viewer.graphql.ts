/**
 * @generated SignedSource<<f7aa9b658dbbcac7870d737b266c6b3a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisibilityCard_viewer$data = {
  readonly dashboard: {
    readonly visibility: {
      readonly pageOptimization: number | null | undefined;
      readonly responsiveScore: number | null | undefined;
    };
  } | null | undefined;
  readonly score: {
    readonly " $fragmentSpreads": FragmentRefs<"DirectoryScore_score">;
  } | null | undefined;
  readonly " $fragmentType": "VisibilityCard_viewer";
};
export type VisibilityCard_viewer$key = {
  readonly " $data"?: VisibilityCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisibilityCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VisibilityCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Dashboard",
      "kind": "LinkedField",
      "name": "dashboard",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Visibility",
          "kind": "LinkedField",
          "name": "visibility",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "responsiveScore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageOptimization",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "DirectoryScore_score"
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

(node as any).hash = "40825cb3390e843ce9742235c7c0f20f";

export default node;
