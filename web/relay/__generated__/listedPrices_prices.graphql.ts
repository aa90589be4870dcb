/**
 * @generated SignedSource<<35587ecbbd9828e90fd24017d2a244f3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listedPrices_prices$data = {
  readonly business: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
  readonly guru: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
  readonly leadGen: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
  readonly pro: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  };
  readonly " $fragmentType": "listedPrices_prices";
};
export type listedPrices_prices$key = {
  readonly " $data"?: listedPrices_prices$data;
  readonly " $fragmentSpreads": FragmentRefs<"listedPrices_prices">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "listedPrices_prices"
};

(node as any).hash = "a918407fa8fda2df7b90917c4196405e";

export default node;
