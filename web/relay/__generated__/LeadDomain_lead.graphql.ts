/**
 * @generated SignedSource<<f56b14e29b7c63f49c73a411dc8a8d38>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadDomain_lead$data = {
  readonly domainOverview: {
    readonly authorityScore: number | null | undefined;
    readonly backlinks: number | null | undefined;
    readonly domain: string;
    readonly keywords: number | null | undefined;
    readonly organicTraffic: number | null | undefined;
    readonly topCountry: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LeadDomain_lead";
};
export type LeadDomain_lead$key = {
  readonly " $data"?: LeadDomain_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadDomain_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadDomain_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DomainOverview",
      "kind": "LinkedField",
      "name": "domainOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorityScore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "organicTraffic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keywords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "backlinks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "topCountry",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "749cf0db2cff8f45015d3ec899c8de5d";

export default node;
