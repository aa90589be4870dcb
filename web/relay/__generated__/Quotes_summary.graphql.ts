/**
 * @generated SignedSource<<b6d01ea59564bdbd4ee0b39538bd2402>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Quotes_summary$data = {
  readonly reviews: ReadonlyArray<{
    readonly agencyAlias: string;
    readonly agencyName: string;
    readonly author: string;
    readonly company: string | null | undefined;
    readonly rating: number;
    readonly result: string;
    readonly textLanguage: string;
  }>;
  readonly " $fragmentType": "Quotes_summary";
};
export type Quotes_summary$key = {
  readonly " $data"?: Quotes_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Quotes_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Quotes_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QuotedReview",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agencyAlias",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agencyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
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
          "name": "rating",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "result",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textLanguage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DirectorySummary",
  "abstractKey": null
};

(node as any).hash = "75aad9618cfc280472cc9764a04a9b68";

export default node;
