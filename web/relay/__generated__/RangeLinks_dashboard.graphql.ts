/**
 * @generated SignedSource<<42dcd64115e7f1cbe3e47d1bdb8731bf>>
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
    readonly key: string;
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

(node as any).hash = "5945fa00e831b3fee9cd3b4a8baf9d7b";

export default node;
