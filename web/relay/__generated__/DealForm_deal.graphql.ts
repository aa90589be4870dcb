/**
 * @generated SignedSource<<44f6f606fce251b63ba808eb5c09dffe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealForm_deal$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DealFacts_deal">;
  readonly " $fragmentType": "DealForm_deal";
};
export type DealForm_deal$key = {
  readonly " $data"?: DealForm_deal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealForm_deal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DealForm_deal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DealFacts_deal"
    }
  ],
  "type": "Deal",
  "abstractKey": null
};

(node as any).hash = "c31b9165c7f638d53cc51e173830db73";

export default node;
