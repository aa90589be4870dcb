/**
 * @generated SignedSource<<4606e53d96be360dc1b6bfd290d3bfd2>>
 * @relayHash 0521ff26f813f6b3dfc2412c7482116c
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da4d9a175919812968ee7df955c8f81a51fbd167c32fcf46d886db1d6b5499f3

import type { ConcreteRequest } from 'relay-runtime';
export type LocationType = "CITY" | "COUNTRY" | "STATE";
export type usePlaceSuggestionsQuery$variables = {
  pattern: string;
};
export type usePlaceSuggestionsQuery$data = {
  readonly locations: ReadonlyArray<{
    readonly alias: string;
    readonly country: string;
    readonly name: string;
    readonly type: LocationType | null | undefined;
  }> | null | undefined;
};
export type usePlaceSuggestionsQuery = {
  response: usePlaceSuggestionsQuery$data;
  variables: usePlaceSuggestionsQuery$variables;
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
    "kind": "Variable",
    "name": "pattern",
    "variableName": "pattern"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alias",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlaceSuggestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaceSuggestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "locations",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "da4d9a175919812968ee7df955c8f81a51fbd167c32fcf46d886db1d6b5499f3",
    "metadata": {},
    "name": "usePlaceSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ddde5c51708b226ff592e24d942ba50e";

export default node;
