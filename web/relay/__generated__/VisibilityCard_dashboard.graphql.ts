/**
 * @generated SignedSource<<91c334047598eb006eff6387c766d82c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisibilityCard_dashboard$data = {
  readonly visibility: {
    readonly pageOptimization: number | null | undefined;
    readonly responsiveScore: number | null | undefined;
  };
  readonly " $fragmentType": "VisibilityCard_dashboard";
};
export type VisibilityCard_dashboard$key = {
  readonly " $data"?: VisibilityCard_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisibilityCard_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VisibilityCard_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Visibility",
      "kind": "LinkedField",
      "name": "visibility",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "responsiveScore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageOptimization",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "400da3f57686eb70cbdf73475b4e7bf7";

export default node;
