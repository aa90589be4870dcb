/**
 * @generated SignedSource<<354839ce393a2cdd157ddcc6892e0e3c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PerformanceBlocks_viewer" | "VisibilityCard_viewer">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisibilityCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "166f5a277deaba7389681099af4490f9";

export default node;
