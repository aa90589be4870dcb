/**
 * @generated SignedSource<<ec9335cf5ef949191c669e2ae0c1b3eb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewForm_filters$data = {
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

const node: ReaderFragment = {
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

(node as any).hash = "a42a74f7bad2dc578e966eb202e26c9f";

export default node;
