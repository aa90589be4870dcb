/**
 * @generated SignedSource<<9d005038dc11ec9caaaffb216425cef6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RangeChoice_dashboard$data = {
  readonly ranges: ReadonlyArray<{
    readonly from: string;
    readonly key: string;
    readonly to: string;
  }> | null | undefined;
  readonly " $fragmentType": "RangeChoice_dashboard";
};
export type RangeChoice_dashboard$key = {
  readonly " $data"?: RangeChoice_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"RangeChoice_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RangeChoice_dashboard",
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
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
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
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "e32b4af6571d56ea52f6ecb9adef8e8c";

export default node;
