/**
 * @generated SignedSource<<56d8df6f7a4ea8dd2822830ca177a961>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Proof_review$data = {
  readonly author: string;
  readonly company: string | null | undefined;
  readonly rating: number;
  readonly result: string;
  readonly textLanguage: string;
  readonly " $fragmentType": "Proof_review";
};
export type Proof_review$key = {
  readonly " $data"?: Proof_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"Proof_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Proof_review",
  "selections": [
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
  "type": "QuotedReview",
  "abstractKey": null
};

(node as any).hash = "558912c3da2bb4bd032da08e2278bf75";

export default node;
