/**
 * @generated SignedSource<<8febffe29b1845d140a0b9bb02dde920>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationType = "CITY" | "COUNTRY" | "STATE";
import type { FragmentRefs } from "relay-runtime";
export type AgencyMatch_agency$data = {
  readonly cities: ReadonlyArray<{
    readonly alias: string;
    readonly country: string;
    readonly name: string;
  }>;
  readonly industries: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
  }>;
  readonly minBudget: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  } | null | undefined;
  readonly regions: ReadonlyArray<{
    readonly alias: string;
    readonly country: string;
    readonly type: LocationType | null | undefined;
  }>;
  readonly services: ReadonlyArray<{
    readonly alias: string;
    readonly name: string;
  }>;
  readonly states: ReadonlyArray<{
    readonly alias: string;
    readonly country: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AgencyMatch_agency";
};
export type AgencyMatch_agency$key = {
  readonly " $data"?: AgencyMatch_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyMatch_agency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyMatch_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "cities",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "states",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Industry",
      "kind": "LinkedField",
      "name": "industries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "regions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minBudget",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "money_money",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};
})();

(node as any).hash = "f2e74cd791996088ec01298fb6fef3b2";

export default node;
