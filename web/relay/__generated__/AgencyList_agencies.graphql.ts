/**
 * @generated SignedSource<<8c8d09c15689dcc0aebf648fa8d080b5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgencyPresence = "OFFICE" | "REGION";
export type LocationType = "CITY" | "COUNTRY" | "STATE";
import type { FragmentRefs } from "relay-runtime";
export type AgencyList_agencies$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AgencyCard_agency">;
    };
    readonly presence: AgencyPresence | null | undefined;
  }>;
  readonly inPlace: {
    readonly office: number;
    readonly region: number;
  } | null | undefined;
  readonly locations: ReadonlyArray<{
    readonly alias: string;
    readonly country: string;
    readonly name: string;
    readonly type: LocationType | null | undefined;
  }>;
  readonly understood: ReadonlyArray<{
    readonly location: {
      readonly alias: string;
      readonly country: string;
      readonly name: string;
      readonly type: LocationType | null | undefined;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "AgencyList_agencies";
};
export type AgencyList_agencies$key = {
  readonly " $data"?: AgencyList_agencies$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyList_agencies">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  },
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
    "kind": "ScalarField",
    "name": "type",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "country",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyList_agencies",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AgencyEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "presence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Agency",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AgencyCard_agency"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "locations",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaceCounts",
      "kind": "LinkedField",
      "name": "inPlace",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "office",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "region",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnderstoodWords",
      "kind": "LinkedField",
      "name": "understood",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgencyConnection",
  "abstractKey": null
};
})();

(node as any).hash = "371c3b4d973158bd8ba390389f33e47f";

export default node;
