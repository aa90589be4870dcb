/**
 * @generated SignedSource<<eaaa00497103a8a9f638735fee9f435a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewForm_filters$data = {
  readonly budgets: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly projectDurations: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly services: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReviewServices_service">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewChoices_filters">;
  readonly " $fragmentType": "ReviewForm_filters";
};
export type ReviewForm_filters$key = {
  readonly " $data"?: ReviewForm_filters$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_filters">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewForm_filters",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewServices_service"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewChoices_filters"
    }
  ],
  "type": "FilterCatalogue",
  "abstractKey": null
};
})();

(node as any).hash = "cf29487e39d14a235c819be389bab4d1";

export default node;
