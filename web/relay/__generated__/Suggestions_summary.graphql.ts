/**
 * @generated SignedSource<<a7daf976f935b1d85cbd45769a3f3786>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Suggestions_summary$data = {
  readonly suggestedSearches: ReadonlyArray<{
    readonly location: {
      readonly alias: string;
      readonly name: string;
    };
    readonly service: {
      readonly alias: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "Suggestions_summary";
};
export type Suggestions_summary$key = {
  readonly " $data"?: Suggestions_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Suggestions_summary">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Suggestions_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SuggestedSearch",
      "kind": "LinkedField",
      "name": "suggestedSearches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "service",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DirectorySummary",
  "abstractKey": null
};
})();

(node as any).hash = "9383ac873120ee732faee3720f117e37";

export default node;
