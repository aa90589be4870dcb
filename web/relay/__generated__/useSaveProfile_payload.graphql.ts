/**
 * @generated SignedSource<<940a22a600937c0c5e652df38bc96ade>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProfileErrorCode = "AGENCY_BLOCKED" | "AGENCY_PUBLISHED" | "CITY_ONLY" | "DUPLICATE" | "FILE_NOT_READABLE" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "IMAGE_TOO_LARGE" | "INVALID_EMAIL" | "INVALID_LINK" | "INVALID_PHONE" | "INVALID_VALUE" | "INVALID_WEBSITE" | "OUT_OF_RANGE" | "PROFILE_CHANGED" | "REQUIRED" | "TOO_LONG" | "TOO_MANY" | "TOO_MANY_CHILDREN" | "TOO_SHORT";
import type { FragmentRefs } from "relay-runtime";
export type useSaveProfile_payload$data = {
  readonly errors: ReadonlyArray<{
    readonly code: ProfileErrorCode;
    readonly max: number | null | undefined;
    readonly min: number | null | undefined;
    readonly path: ReadonlyArray<string> | null | undefined;
  }>;
  readonly profile: {
    readonly " $fragmentSpreads": FragmentRefs<"profileFromServer_profile">;
  } | null | undefined;
  readonly " $fragmentType": "useSaveProfile_payload";
};
export type useSaveProfile_payload$key = {
  readonly " $data"?: useSaveProfile_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveProfile_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSaveProfile_payload"
};

(node as any).hash = "3b1c60dcfe492b944bb889c1571a40d3";

export default node;
