/**
 * @generated SignedSource<<28723aff0e376d03bb812583b75f79b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readSeries_series$data = {
  readonly current: {
    readonly " $fragmentSpreads": FragmentRefs<"readSeries_days">;
  };
  readonly previous: {
    readonly " $fragmentSpreads": FragmentRefs<"readSeries_days">;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "readSeries_series";
};
export type readSeries_series$key = {
  readonly " $data"?: readSeries_series$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSeries_series">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSeries_series"
};

(node as any).hash = "05172d3ca613287ffc6f93626e581c18";

export default node;
