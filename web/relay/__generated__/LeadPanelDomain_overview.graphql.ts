/**
 * @generated SignedSource<<ba090dbd2bcc3c011085ac7ef7c810a7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadPanelDomain_overview$data = {
  readonly authorityScore: number | null | undefined;
  readonly backlinks: number | null | undefined;
  readonly domain: string;
  readonly keywords: number | null | undefined;
  readonly organicTraffic: number | null | undefined;
  readonly topCountry: string | null | undefined;
  readonly " $fragmentType": "LeadPanelDomain_overview";
};
export type LeadPanelDomain_overview$key = {
  readonly " $data"?: LeadPanelDomain_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadPanelDomain_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeadPanelDomain_overview",
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
  "type": "DomainOverview",
  "abstractKey": null
};

(node as any).hash = "a6212bf5d49553bcfa5e572cbb7a1664";

export default node;
