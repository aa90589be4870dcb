/**
 * @generated SignedSource<<06f8c9838264069bac930552e5bac8f0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewClient_lead$data = {
  readonly company: string | null | undefined;
  readonly domain: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "ReviewClient_lead";
};
export type ReviewClient_lead$key = {
  readonly " $data"?: ReviewClient_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewClient_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewClient_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "9fb5d00a549d6b7c5b37657e088add3f";

export default node;
