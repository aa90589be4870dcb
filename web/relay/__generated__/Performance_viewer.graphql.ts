/**
 * @generated SignedSource<<158eb5da39e7429904a9a712087b14f9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Performance_viewer$data = {
  readonly dashboard: {
    readonly " $fragmentSpreads": FragmentRefs<"RangeChoice_dashboard">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PerformanceBlocks_viewer">;
  readonly " $fragmentType": "Performance_viewer";
};
export type Performance_viewer$key = {
  readonly " $data"?: Performance_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Performance_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Performance_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Dashboard",
      "kind": "LinkedField",
      "name": "dashboard",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RangeChoice_dashboard"
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "kind": "FragmentSpread",
      "name": "PerformanceBlocks_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b03cb3833e39f356f9a128a4e18e7d40";

export default node;
