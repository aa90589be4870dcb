/**
 * @generated SignedSource<<176a9b13835836d322722c93abc7f141>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageSummary_summary$data = {
  readonly impressions: number | null | undefined;
  readonly isAvailable: boolean;
  readonly linkClicks: number | null | undefined;
  readonly pageViews: number | null | undefined;
  readonly websiteClicks: number | null | undefined;
  readonly " $fragmentType": "PageSummary_summary";
};
export type PageSummary_summary$key = {
  readonly " $data"?: PageSummary_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageSummary_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PageSummary_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAvailable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "impressions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageViews",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "websiteClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkClicks",
      "storageKey": null
    }
  ],
  "type": "PageSummary",
  "abstractKey": null
};

(node as any).hash = "83926a7f2519aedffd59ec70e5c2ba0b";

export default node;
