/**
 * @generated SignedSource<<e14fbfb5c6fb7759c17bac8456f41019>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationType = "CITY" | "COUNTRY" | "STATE";
import type { FragmentRefs } from "relay-runtime";
export type AgencyMatch_query$data = {
  readonly agencies?: {
    readonly locations: ReadonlyArray<{
      readonly alias: string;
      readonly country: string;
      readonly name: string;
      readonly type: LocationType | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "AgencyMatch_query";
};
export type AgencyMatch_query$key = {
  readonly " $data"?: AgencyMatch_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyMatch_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasPlaces"
    },
    {
      "kind": "RootArgument",
      "name": "places"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyMatch_query",
  "selections": [
    {
      "condition": "hasPlaces",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": [
              {
                "fields": [
                  {
                    "kind": "Variable",
                    "name": "locations",
                    "variableName": "places"
                  }
                ],
                "kind": "ObjectValue",
                "name": "filter"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "AgencyConnection",
            "kind": "LinkedField",
            "name": "agencies",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Location",
                "kind": "LinkedField",
                "name": "locations",
                "plural": true,
                "selections": [
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
                    "name": "country",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "01c34fef142311407a89bdfc4e9628ed";

export default node;
