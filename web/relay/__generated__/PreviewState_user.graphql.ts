/**
 * @generated SignedSource<<4ef3f3c117becb6c56383f9384d4f815>>
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
export type PreviewState_user$data = {
  readonly agencyAlias: string | null | undefined;
  readonly agencyStatus: AgencyStatus | null | undefined;
  readonly moderationStatus: ModerationStatus | null | undefined;
  readonly " $fragmentType": "PreviewState_user";
};
export type PreviewState_user$key = {
  readonly " $data"?: PreviewState_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewState_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PreviewState_user",
  "selections": [
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
      "name": "agencyStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moderationStatus",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "877e5c89a1f5e539547ca4a312a6d677";

export default node;
