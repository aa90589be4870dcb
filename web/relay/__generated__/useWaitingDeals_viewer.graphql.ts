/**
 * @generated SignedSource<<7894c37104b08a76ce118b26d9d151f5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DealStatus = "CONFIRMED" | "DENIED" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type useWaitingDeals_viewer$data = {
  readonly pendingDeals: ReadonlyArray<{
    readonly lead: {
      readonly uuid: string;
    } | null | undefined;
    readonly status: DealStatus | null | undefined;
    readonly uuid: string;
  }> | null | undefined;
  readonly " $fragmentType": "useWaitingDeals_viewer";
};
export type useWaitingDeals_viewer$key = {
  readonly " $data"?: useWaitingDeals_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWaitingDeals_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useWaitingDeals_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Deal",
        "kind": "LinkedField",
        "name": "pendingDeals",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Lead",
            "kind": "LinkedField",
            "name": "lead",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
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
})();

(node as any).hash = "8ab5df5f6edeea8996bcca45fe81894a";

export default node;
