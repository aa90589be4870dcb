/**
 * @generated SignedSource<<1cf40fee47adc4080e381863c6f98356>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type storyDraft_story$data = {
  readonly budget: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  } | null | undefined;
  readonly challenge: string;
  readonly duration: number | null | undefined;
  readonly name: string;
  readonly result: string;
  readonly revision: string | null | undefined;
  readonly solution: string;
  readonly year: number | null | undefined;
  readonly " $fragmentType": "storyDraft_story";
};
export type storyDraft_story$key = {
  readonly " $data"?: storyDraft_story$data;
  readonly " $fragmentSpreads": FragmentRefs<"storyDraft_story">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storyDraft_story"
};

(node as any).hash = "c44d16e4fd21b4e0dccd226ce7b0b60f";

export default node;
