/**
 * @generated SignedSource<<75b15aa25781243391f2d639630df406>>
 * @relayHash 2b6d8daa7d39d14210d1a5973de1505c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f52f1ebad0bf4d3ce06d27af0d6b448710909d4c8d7ff9395c947601e2d8f5b4

import type { ConcreteRequest } from 'relay-runtime';
export type LocationType = "CITY" | "COUNTRY" | "STATE";
export type usePlacesQuery$variables = {
  pattern: string;
};
export type usePlacesQuery$data = {
  readonly locations: ReadonlyArray<{
    readonly country: string;
    readonly id: string;
    readonly name: string;
    readonly type: LocationType | null | undefined;
  }> | null | undefined;
};
export type usePlacesQuery = {
  response: usePlacesQuery$data;
  variables: usePlacesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pattern"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "pattern",
        "variableName": "pattern"
      },
      {
        "kind": "Literal",
        "name": "types",
        "value": [
          "CITY",
          "STATE",
          "COUNTRY"
        ]
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
        "name": "id",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlacesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlacesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f52f1ebad0bf4d3ce06d27af0d6b448710909d4c8d7ff9395c947601e2d8f5b4",
    "metadata": {},
    "name": "usePlacesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "afd952c9b1fcdeefe6a9a50f60e608dd";

export default node;
