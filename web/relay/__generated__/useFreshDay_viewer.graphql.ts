/**
 * @generated SignedSource<<b5a5ea3b8cc647f6629adb748660779e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFreshDay_viewer$data = {
  readonly account: {
    readonly timeZone: string;
  } | null | undefined;
  readonly dashboard: {
    readonly ranges: ReadonlyArray<{
      readonly to: string;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useFreshDay_viewer";
};
export type useFreshDay_viewer$key = {
  readonly " $data"?: useFreshDay_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFreshDay_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFreshDay_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "account",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timeZone",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Dashboard",
      "kind": "LinkedField",
      "name": "dashboard",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "DashboardRange",
            "kind": "LinkedField",
            "name": "ranges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "59c3f0a16263d254406b255c14ab988e";

export default node;
