/**
 * @generated SignedSource<<462380601d13844af44e11bdca82e37a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DealForm_filters$data = {
  readonly budgets: ReadonlyArray<{
    readonly from: number;
    readonly key: string;
    readonly to: number | null | undefined;
  }>;
  readonly projectDurations: ReadonlyArray<{
    readonly from: number | null | undefined;
    readonly key: string;
    readonly to: number | null | undefined;
  }>;
  readonly " $fragmentType": "DealForm_filters";
};
export type DealForm_filters$key = {
  readonly " $data"?: DealForm_filters$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealForm_filters">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DealForm_filters",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Budget",
      "kind": "LinkedField",
      "name": "budgets",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DurationRange",
      "kind": "LinkedField",
      "name": "projectDurations",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "FilterCatalogue",
  "abstractKey": null
};
})();

(node as any).hash = "238f2666e26d3def827cf80b2f3338a0";

export default node;
