/**
 * @generated SignedSource<<6c1f84a4650ac725c5fc4527218be726>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BriefSection_agency$data = {
  readonly alias: string;
  readonly name: string;
  readonly services: ReadonlyArray<{
    readonly alias: string;
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BriefForm_agency">;
  readonly " $fragmentType": "BriefSection_agency";
};
export type BriefSection_agency$key = {
  readonly " $data"?: BriefSection_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"BriefSection_agency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BriefSection_agency",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BriefForm_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};
})();

(node as any).hash = "23aa37509b90e88635ddc87e00e5665f";

export default node;
