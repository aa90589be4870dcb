/**
 * @generated SignedSource<<a5096890326b0fa1a9c41519dc17cca4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LocationType = "CITY" | "COUNTRY" | "STATE";
import type { FragmentRefs } from "relay-runtime";
export type PlaceChoices_query$data = {
  readonly locations?: ReadonlyArray<{
    readonly alias: string;
    readonly country: string;
    readonly name: string;
    readonly type: LocationType | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "PlaceChoices_query";
};
export type PlaceChoices_query$key = {
  readonly " $data"?: PlaceChoices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceChoices_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasPlace"
    },
    {
      "kind": "RootArgument",
      "name": "place"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlaceChoices_query",
  "selections": [
    {
      "condition": "hasPlace",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "pattern",
                "variableName": "place"
              }
            ],
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

(node as any).hash = "59d085741864816d91c5220579a6d573";

export default node;
