/**
 * @generated SignedSource<<c25646630a85f2a995eeb6dcc1c20484>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BriefSection_catalogue$data = {
  readonly budgets: ReadonlyArray<{
    readonly id: string;
    readonly key: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BriefForm_catalogue">;
  readonly " $fragmentType": "BriefSection_catalogue";
};
export type BriefSection_catalogue$key = {
  readonly " $data"?: BriefSection_catalogue$data;
  readonly " $fragmentSpreads": FragmentRefs<"BriefSection_catalogue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BriefSection_catalogue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Budget",
      "kind": "LinkedField",
      "name": "budgets",
      "plural": true,
      "selections": [
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
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BriefForm_catalogue"
    }
  ],
  "type": "FilterCatalogue",
  "abstractKey": null
};

(node as any).hash = "639aa5c35cb2e2896ea40c082386fcfb";

export default node;
