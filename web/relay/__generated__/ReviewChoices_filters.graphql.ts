/**
 * @generated SignedSource<<46b7e9ace447110af4b7bd737c375cad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewChoices_filters$data = {
  readonly budgets: ReadonlyArray<{
    readonly from: number;
    readonly id: string;
    readonly to: number | null | undefined;
  }>;
  readonly projectDurations: ReadonlyArray<{
    readonly from: number | null | undefined;
    readonly id: string;
    readonly to: number | null | undefined;
  }>;
  readonly " $fragmentType": "ReviewChoices_filters";
};
export type ReviewChoices_filters$key = {
  readonly " $data"?: ReviewChoices_filters$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewChoices_filters">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "ReviewChoices_filters",
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

(node as any).hash = "e1ac26375a562d0ffbab20ae76a8314a";

export default node;
