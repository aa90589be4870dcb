/**
 * @generated SignedSource<<c1d1d9c9f7986770adfa088a1078cfdd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readSeries_days$data = {
  readonly budgets: ReadonlyArray<number>;
  readonly from: string;
  readonly impressions: ReadonlyArray<number> | null | undefined;
  readonly leads: ReadonlyArray<number>;
  readonly linkClicks: ReadonlyArray<number> | null | undefined;
  readonly pageViews: ReadonlyArray<number> | null | undefined;
  readonly to: string;
  readonly websiteClicks: ReadonlyArray<number> | null | undefined;
  readonly " $fragmentType": "readSeries_days";
};
export type readSeries_days$key = {
  readonly " $data"?: readSeries_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSeries_days">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSeries_days"
};

(node as any).hash = "295028d9e23c3d2cf29f53d91db77d05";

export default node;
