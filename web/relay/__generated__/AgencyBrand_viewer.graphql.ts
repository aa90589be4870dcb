/**
 * @generated SignedSource<<c1ca279e30cdb2fc8456466c7d9bd68a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgencyStatus = "BLOCKED" | "DRAFT" | "PUBLISHED";
export type ModerationStatus = "APPROVED" | "DECLINE" | "REVIEW";
import type { FragmentRefs } from "relay-runtime";
export type AgencyBrand_viewer$data = {
  readonly account: {
    readonly user: {
      readonly agencyName: string | null | undefined;
      readonly agencyStatus: AgencyStatus | null | undefined;
      readonly filledDraft: boolean;
      readonly moderationStatus: ModerationStatus | null | undefined;
    };
  };
  readonly " $fragmentType": "AgencyBrand_viewer";
};
export type AgencyBrand_viewer$key = {
  readonly " $data"?: AgencyBrand_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyBrand_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyBrand_viewer",
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
              "name": "agencyName",
              "storageKey": null
            },
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
              "name": "moderationStatus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "filledDraft",
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

(node as any).hash = "b832fc9db4bacbee9e2b2f31fe2aa9a0";

export default node;
