/**
 * @generated SignedSource<<bb37b9365b08f8705310ab385283ec52>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerformanceBlocks_viewer$data = {
  readonly dashboard: {
    readonly " $fragmentSpreads": FragmentRefs<"FiguresCard_dashboard" | "FunnelCard_dashboard" | "OutcomesCard_dashboard" | "RangeChoice_dashboard" | "VisibilityCard_dashboard">;
  } | null | undefined;
  readonly " $fragmentType": "PerformanceBlocks_viewer";
};
export type PerformanceBlocks_viewer$key = {
  readonly " $data"?: PerformanceBlocks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerformanceBlocks_viewer">;
};

import PerformanceRangeQuery_graphql from './PerformanceRangeQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": PerformanceRangeQuery_graphql
    }
  },
  "name": "PerformanceBlocks_viewer",
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
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "RangeChoice_dashboard"
        },
        {
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "FiguresCard_dashboard"
        },
        {
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "FunnelCard_dashboard"
        },
        {
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "OutcomesCard_dashboard"
        },
        {
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "VisibilityCard_dashboard"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "d2d77e4e5a0cf8a6fc62a2b39ad560b9";

export default node;
