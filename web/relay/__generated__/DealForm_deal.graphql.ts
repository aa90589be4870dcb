/**
 * @generated SignedSource<<1d5de819c53b30bf033f687130407792>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealForm_deal$data = {
  readonly budget: {
    readonly __typename: "Money";
  } | null | undefined;
  readonly id: string;
  readonly projectDuration: {
    readonly __typename: "DurationRange";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DealFacts_deal">;
  readonly " $fragmentType": "DealForm_deal";
};
export type DealForm_deal$key = {
  readonly " $data"?: DealForm_deal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealForm_deal">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
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
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "budget",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DurationRange",
      "kind": "LinkedField",
      "name": "projectDuration",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "5e5cf10f6cb5ab7dc4d69e98e2829aaf";

export default node;
