/**
 * @generated SignedSource<<689ed0c1035560a0942cda96a4a63371>>
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
  }>;
  readonly " $fragmentType": "RangeChoice_dashboard";
};
export type RangeChoice_dashboard$key = {
  readonly " $data"?: RangeChoice_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"RangeChoice_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RangeChoice_dashboard",
  "selections": [
    {
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
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "0104c4c07660861dd573e6e1ff3544b6";

export default node;
