/**
 * @generated SignedSource<<698c90eaf7e555e9a91b08bb5d7ad86c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessTokens_viewer$data = {
  readonly accessTokens: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AccessTokenRow_token">;
  }> | null | undefined;
  readonly " $fragmentType": "AccessTokens_viewer";
};
export type AccessTokens_viewer$key = {
  readonly " $data"?: AccessTokens_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokens_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccessTokens_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessToken",
      "kind": "LinkedField",
      "name": "accessTokens",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "AccessTokenRow_token"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f2aced63be061259570157d19114179e";

export default node;
