/**
 * @generated SignedSource<<ffba0e3572a634f42609699f38f1d7b5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetUpProject_score$data = {
  readonly projectLimits: {
    readonly max: number;
    readonly used: number;
  };
  readonly " $fragmentType": "SetUpProject_score";
};
export type SetUpProject_score$key = {
  readonly " $data"?: SetUpProject_score$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetUpProject_score">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SetUpProject_score",
  "selections": [
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
    }
  ],
  "type": "AgencyScore",
  "abstractKey": null
};

(node as any).hash = "564701104134b6c406108fa51f298211";

export default node;
