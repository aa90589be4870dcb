/**
 * @generated SignedSource<<a113c44448ab58e4c8a8c2a20c4110e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RangeLinks_dashboard$data = {
  readonly ranges: ReadonlyArray<{
    readonly from: string;
    readonly id: string;
    readonly to: string;
  }>;
  readonly " $fragmentType": "RangeLinks_dashboard";
};
export type RangeLinks_dashboard$key = {
  readonly " $data"?: RangeLinks_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"RangeLinks_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RangeLinks_dashboard",
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
          "name": "id",
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

(node as any).hash = "ca4e992e3c925f080a16308e19bcae70";

export default node;
