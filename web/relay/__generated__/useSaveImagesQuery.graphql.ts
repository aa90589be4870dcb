/**
 * @generated SignedSource<<c88f02e275fadf1b647cb58b49d2dd0e>>
 * @relayHash fab859bc8201421974623deb90a5366a
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de1ca5fae79fbd049a4f691eaf16f4bf30fc43c155071eb5d8685a279fadb33e

import type { ConcreteRequest } from 'relay-runtime';
export type useSaveImagesQuery$variables = Record<PropertyKey, never>;
export type useSaveImagesQuery$data = {
  readonly viewer: {
    readonly pageOptimization: {
      readonly awards: ReadonlyArray<{
        readonly alt: string;
        readonly id: string;
        readonly url: string;
      }>;
      readonly clientLogos: ReadonlyArray<{
        readonly alt: string;
        readonly id: string;
        readonly url: string;
      }>;
    };
  } | null | undefined;
};
export type useSaveImagesQuery = {
  response: useSaveImagesQuery$data;
  variables: useSaveImagesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "PageOptimization",
  "kind": "LinkedField",
  "name": "pageOptimization",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Award",
      "kind": "LinkedField",
      "name": "awards",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClientLogo",
      "kind": "LinkedField",
      "name": "clientLogos",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
    "name": "useSaveImagesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useSaveImagesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "de1ca5fae79fbd049a4f691eaf16f4bf30fc43c155071eb5d8685a279fadb33e",
    "metadata": {},
    "name": "useSaveImagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "43741b459b8392f7c6c5afa76fb932d4";

export default node;
