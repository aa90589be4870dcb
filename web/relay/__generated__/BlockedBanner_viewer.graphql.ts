/**
 * @generated SignedSource<<e571b5a885d3521661cb7ad48990450d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgencyStatus = "BLOCKED" | "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type BlockedBanner_viewer$data = {
  readonly account: {
    readonly user: {
      readonly agencyStatus: AgencyStatus | null | undefined;
      readonly blockReason: string | null | undefined;
    };
  };
  readonly " $fragmentType": "BlockedBanner_viewer";
};
export type BlockedBanner_viewer$key = {
  readonly " $data"?: BlockedBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedBanner_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlockedBanner_viewer",
  "selections": [
    {
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "agencyStatus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "blockReason",
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

(node as any).hash = "ec6a1ec30e79fa9d95f204ddbdcb3ffb";

export default node;
