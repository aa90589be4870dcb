/**
 * @generated SignedSource<<499ba8d7a323eada3c9acbb379bc9496>>
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
export type AgencyCard_viewer$data = {
  readonly account: {
    readonly user: {
      readonly agencyAlias: string | null | undefined;
      readonly agencyStatus: AgencyStatus | null | undefined;
      readonly blockReason: string | null | undefined;
      readonly email: string | null | undefined;
      readonly filledDraft: boolean;
      readonly moderationStatus: ModerationStatus | null | undefined;
    };
  };
  readonly " $fragmentType": "AgencyCard_viewer";
};
export type AgencyCard_viewer$key = {
  readonly " $data"?: AgencyCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyCard_viewer",
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
              "name": "email",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "agencyAlias",
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

(node as any).hash = "37bf9ce28c4c7a61ca60f48562941274";

export default node;
