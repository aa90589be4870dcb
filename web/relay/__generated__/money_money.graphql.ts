/**
 * @generated SignedSource<<2874829ca0768c4e05f957510dd685ba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type money_money$data = {
  readonly amount: number;
  readonly currency: string;
  readonly " $fragmentType": "money_money";
};
export type money_money$key = {
  readonly " $data"?: money_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"money_money">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "money_money"
};

(node as any).hash = "704251026301be7815c7c19e5e59226a";

export default node;
