/**
 * @generated SignedSource<<5e3a4efe1e966335a6f7ba0c8c52c4a5>>
 * @relayHash baea2ecf0586d40c550c2c036522d597
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be97a8eb5f3dbd4cc275d2f97618c54813fe9b15d65f319153d31e29979b426c

import type { ConcreteRequest } from 'relay-runtime';
export type ExamStateQuery$variables = Record<PropertyKey, never>;
export type ExamStateQuery$data = {
  readonly viewer: {
    readonly score: {
      readonly certificates: {
        readonly agency: boolean;
        readonly toolkit: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ExamStateQuery = {
  response: ExamStateQuery$data;
  variables: ExamStateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "AgencyScore",
  "kind": "LinkedField",
  "name": "score",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificates",
      "kind": "LinkedField",
      "name": "certificates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toolkit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ExamStateQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "ExamStateQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "be97a8eb5f3dbd4cc275d2f97618c54813fe9b15d65f319153d31e29979b426c",
    "metadata": {},
    "name": "ExamStateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe7de41f847a031a10908bfeed5a1f07";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
