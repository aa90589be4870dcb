/**
 * @generated SignedSource<<1b3005692b9e821342ac9378e9f55976>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessSizeName = "ENTERPRISE" | "MID" | "SMALL";
import type { FragmentRefs } from "relay-runtime";
export type AgencyFacts_agency$data = {
  readonly businessSizes: ReadonlyArray<{
    readonly name: BusinessSizeName | null | undefined;
  }>;
  readonly founded: number | null | undefined;
  readonly languages: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly minBudget: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  } | null | undefined;
  readonly numberOfEmployees: {
    readonly from: number;
    readonly to: number | null | undefined;
  } | null | undefined;
  readonly projectDurations: ReadonlyArray<{
    readonly from: number | null | undefined;
    readonly to: number | null | undefined;
  }>;
  readonly " $fragmentType": "AgencyFacts_agency";
};
export type AgencyFacts_agency$key = {
  readonly " $data"?: AgencyFacts_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyFacts_agency">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyFacts_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "founded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmployeeRange",
      "kind": "LinkedField",
      "name": "numberOfEmployees",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkingLanguage",
      "kind": "LinkedField",
      "name": "languages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DurationRange",
      "kind": "LinkedField",
      "name": "projectDurations",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BusinessSize",
      "kind": "LinkedField",
      "name": "businessSizes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};
})();

(node as any).hash = "784f32cc3b370afa1548d7ac7b90e66f";

export default node;
