/**
 * @generated SignedSource<<5df8222d8a071bb7c1a0011c0d4e0a7f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForAgencies_query$data = {
  readonly filters: {
    readonly " $fragmentSpreads": FragmentRefs<"SampleLeads_catalogue">;
  };
  readonly " $fragmentType": "ForAgencies_query";
};
export type ForAgencies_query$key = {
  readonly " $data"?: ForAgencies_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForAgencies_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ForAgencies_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterCatalogue",
      "kind": "LinkedField",
      "name": "filters",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SampleLeads_catalogue"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ca86931aca0d5064b677d80f1ba5661f";

export default node;
