/**
 * @generated SignedSource<<cf9e0858116adb1e68455d57da403cfa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSaveReview_review$data = {
  readonly budget: {
    readonly id: string;
  } | null | undefined;
  readonly challenge: string | null | undefined;
  readonly projectDuration: {
    readonly id: string;
  } | null | undefined;
  readonly result: string | null | undefined;
  readonly revision: string;
  readonly services: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly solution: string | null | undefined;
  readonly " $fragmentType": "useSaveReview_review";
};
export type useSaveReview_review$key = {
  readonly " $data"?: useSaveReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveReview_review">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSaveReview_review"
};

(node as any).hash = "b0799600239de043d338241d24b5ff3f";

export default node;
