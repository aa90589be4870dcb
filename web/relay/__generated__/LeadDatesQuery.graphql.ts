/**
 * @generated SignedSource<<2948fb35e74686b67d694e1fcecf1b4f>>
 * @relayHash 997233c7bc6ca9dc29b0e9bad596ea06
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c441501447e429f2fb71e975af968f37d19116d64b2be26bc34d3f235cfaa90b

import type { ConcreteRequest } from 'relay-runtime';
export type LeadDatesQuery$variables = Record<PropertyKey, never>;
export type LeadDatesQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly timeZone: string;
    } | null | undefined;
  } | null | undefined;
};
export type LeadDatesQuery = {
  response: LeadDatesQuery$data;
  variables: LeadDatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LeadDatesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Account",
              "kind": "LinkedField",
              "name": "account",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LeadDatesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c441501447e429f2fb71e975af968f37d19116d64b2be26bc34d3f235cfaa90b",
    "metadata": {},
    "name": "LeadDatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7277ad3a71ecd1383f577c558b2bec69";

export default node;
