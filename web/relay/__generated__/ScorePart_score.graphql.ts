/**
 * @generated SignedSource<<2604af2d58ec4b553ac8d068cf4d3701>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScorePartName = "AGENCIES_EXAM" | "DESCRIPTION" | "PROJECT" | "SITE_AUDIT" | "SUCCESS_STORIES" | "TOOLKIT_EXAM";
import type { FragmentRefs } from "relay-runtime";
export type ScorePart_score$data = {
  readonly canSetUpSiteAudit: boolean;
  readonly parts: ReadonlyArray<{
    readonly maximum: number;
    readonly name: ScorePartName;
    readonly points: number;
  }>;
  readonly project: {
    readonly domain: string;
  } | null | undefined;
  readonly projectLimits: {
    readonly max: number;
    readonly used: number;
  };
  readonly successStories: number;
  readonly " $fragmentType": "ScorePart_score";
};
export type ScorePart_score$key = {
  readonly " $data"?: ScorePart_score$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScorePart_score">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ScorePart_score",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maximum",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScoreProject",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectLimits",
      "kind": "LinkedField",
      "name": "projectLimits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "max",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "used",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "successStories",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSetUpSiteAudit",
      "storageKey": null
    }
  ],
  "type": "AgencyScore",
  "abstractKey": null
};

(node as any).hash = "e72ab07b2dc4d5d8a762b6aed30c0eeb";

export default node;
