/**
 * @generated SignedSource<<27aed4862cffbb5e8ac1ac54379278d5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingDeals_viewer$data = {
  readonly pendingDeals: ReadonlyArray<{
    readonly budget: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
    readonly name: string;
    readonly projectDuration: {
      readonly from: number | null | undefined;
      readonly to: number | null | undefined;
    } | null | undefined;
    readonly uuid: string;
  }> | null | undefined;
  readonly " $fragmentType": "PendingDeals_viewer";
};
export type PendingDeals_viewer$key = {
  readonly " $data"?: PendingDeals_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingDeals_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PendingDeals_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Deal",
      "kind": "LinkedField",
      "name": "pendingDeals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "budget",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "money_money",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DurationRange",
          "kind": "LinkedField",
          "name": "projectDuration",
          "plural": false,
          "selections": [
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6fd87c46fab4e10fca15898bc4b869b9";

export default node;
