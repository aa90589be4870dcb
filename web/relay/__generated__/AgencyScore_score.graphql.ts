/**
 * @generated SignedSource<<9de5bdf9918493480d79d04e4559d32c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScorePartName = "AGENCIES_EXAM" | "DESCRIPTION" | "PROJECT" | "SITE_AUDIT" | "SUCCESS_STORIES" | "TOOLKIT_EXAM";
import type { FragmentRefs } from "relay-runtime";
export type AgencyScore_score$data = {
  readonly parts: ReadonlyArray<{
    readonly name: ScorePartName;
  }>;
  readonly score: number | null | undefined;
  readonly scoredAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ScorePart_score">;
  readonly " $fragmentType": "AgencyScore_score";
};
export type AgencyScore_score$key = {
  readonly " $data"?: AgencyScore_score$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyScore_score">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyScore_score",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scoredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScorePart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScorePart_score"
    }
  ],
  "type": "AgencyScore",
  "abstractKey": null
};

(node as any).hash = "bcd32d81ea13fd09f8b15bfb68ddf7d4";

export default node;
