/**
 * @generated SignedSource<<327f00503f588c54c0fc11bcdba77b6d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StoryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type Summary_pageOptimization$data = {
  readonly awards: ReadonlyArray<{
    readonly __typename: "Award";
  }>;
  readonly clientLogos: ReadonlyArray<{
    readonly __typename: "ClientLogo";
  }>;
  readonly stories: ReadonlyArray<{
    readonly status: StoryStatus | null | undefined;
  }>;
  readonly " $fragmentType": "Summary_pageOptimization";
};
export type Summary_pageOptimization$key = {
  readonly " $data"?: Summary_pageOptimization$data;
  readonly " $fragmentSpreads": FragmentRefs<"Summary_pageOptimization">;
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
  "name": "Summary_pageOptimization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SuccessStory",
      "kind": "LinkedField",
      "name": "stories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Award",
      "kind": "LinkedField",
      "name": "awards",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClientLogo",
      "kind": "LinkedField",
      "name": "clientLogos",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PageOptimization",
  "abstractKey": null
};
})();

(node as any).hash = "487a2c9e4c43353b37037d18447881c3";

export default node;
