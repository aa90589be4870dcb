/**
 * @generated SignedSource<<52d717e2a8c8d5739a3a451a9e13e452>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LocationType = "CITY" | "COUNTRY" | "STATE";
import type { FragmentRefs } from "relay-runtime";
export type profileFromServer_location$data = {
  readonly country: string;
  readonly id: string;
  readonly name: string;
  readonly type: LocationType | null | undefined;
  readonly " $fragmentType": "profileFromServer_location";
};
export type profileFromServer_location$key = {
  readonly " $data"?: profileFromServer_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"profileFromServer_location">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "profileFromServer_location"
};

(node as any).hash = "135e2a2091bc6f7d705aa351dac0dbf4";

export default node;
