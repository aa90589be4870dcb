/**
 * @generated SignedSource<<1e06d42f68246c855bdbea6fc8a64f53>>
 * @relayHash 6b857d3224d31b297fec315388b6d855
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d28387f0f5c4c9e53614a68c38019019882e25a3942b3f85fcbe0bd5b41a42b

import type { ConcreteRequest } from 'relay-runtime';
export type useStoreLogoDeleteMutation$variables = Record<PropertyKey, never>;
export type useStoreLogoDeleteMutation$data = {
  readonly deleteLogo: {
    readonly profile: {
      readonly id: string;
      readonly logo: {
        readonly name: string;
        readonly url: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useStoreLogoDeleteMutation = {
  response: useStoreLogoDeleteMutation$data;
  variables: useStoreLogoDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoPayload",
    "kind": "LinkedField",
    "name": "deleteLogo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Profile",
        "kind": "LinkedField",
        "name": "profile",
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
            "alias": null,
            "args": null,
            "concreteType": "ProfileLogo",
            "kind": "LinkedField",
            "name": "logo",
            "plural": false,
            "selections": [
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
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useStoreLogoDeleteMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useStoreLogoDeleteMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6d28387f0f5c4c9e53614a68c38019019882e25a3942b3f85fcbe0bd5b41a42b",
    "metadata": {},
    "name": "useStoreLogoDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1a29ddb2cbdcff62423686014e7b9908";

export default node;
