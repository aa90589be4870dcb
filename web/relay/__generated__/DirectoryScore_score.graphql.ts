/**
 * @generated SignedSource<<b1f7f5118844d5ac582c567a2231d0dd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DirectoryScore_score$data = {
  readonly certificates: {
    readonly agency: boolean;
    readonly toolkit: boolean;
  };
  readonly hasPassedDescription: boolean;
  readonly hasSiteAudit: boolean;
  readonly project: {
    readonly __typename: "ScoreProject";
  } | null | undefined;
  readonly score: number | null | undefined;
  readonly successStories: number;
  readonly " $fragmentType": "DirectoryScore_score";
};
export type DirectoryScore_score$key = {
  readonly " $data"?: DirectoryScore_score$data;
  readonly " $fragmentSpreads": FragmentRefs<"DirectoryScore_score">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DirectoryScore_score",
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
      "name": "hasPassedDescription",
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
      "concreteType": "ScoreProject",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSiteAudit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificates",
      "kind": "LinkedField",
      "name": "certificates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toolkit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgencyScore",
  "abstractKey": null
};

(node as any).hash = "6c15dfe7bf5b0a587b1bd5e3bb4a9504";

export default node;
