/**
 * @generated SignedSource<<67c76c7591e8cfddeca0630d74ce3a0f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyCard_agency$data = {
  readonly alias: string;
  readonly name: string;
  readonly rating: number | null | undefined;
  readonly reviewCount: number;
  readonly semrushExpert: boolean;
  readonly shortDescription: string | null | undefined;
  readonly tagline: string | null | undefined;
  readonly textLanguage: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardFacts_agency" | "CardLogo_agency" | "CardReasons_agency" | "CardServices_agency">;
  readonly " $fragmentType": "AgencyCard_agency";
};
export type AgencyCard_agency$key = {
  readonly " $data"?: AgencyCard_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyCard_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyCard_agency",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textLanguage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "semrushExpert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardLogo_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardReasons_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardServices_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardFacts_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "9122b54db7f8312542e0880c0760d66e";

export default node;
