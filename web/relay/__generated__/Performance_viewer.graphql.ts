/**
 * @generated SignedSource<<115d495e335e0bb307b048feb48e26c9>>
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
          "args": (v0/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "RangeChoice_dashboard"
        }
      ],
      "storageKey": null
    },
    {
      "args": (v0/*:: as any*/),
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
})();

(node as any).hash = "7184af437fc9992191a5498c149d7923";

export default node;
