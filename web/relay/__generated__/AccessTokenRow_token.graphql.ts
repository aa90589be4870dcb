/**
 * @generated SignedSource<<2fb9417dc496ed07dc0097740045eaa1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessTokenScope = "LEADS_READ" | "LEADS_WRITE" | "MESSAGES" | "MESSAGES_READ" | "MESSAGES_WRITE" | "PROFILE_READ" | "PROFILE_WRITE" | "READ" | "REPORTS_READ" | "REPORTS_WRITE" | "WRITE";
import type { FragmentRefs } from "relay-runtime";
export type AccessTokenRow_token$data = {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: ReadonlyArray<AccessTokenScope>;
  readonly " $fragmentType": "AccessTokenRow_token";
};
export type AccessTokenRow_token$key = {
  readonly " $data"?: AccessTokenRow_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokenRow_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccessTokenRow_token",
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
      "name": "prefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    }
  ],
  "type": "AccessToken",
  "abstractKey": null
};

(node as any).hash = "33485e65044073fdec26fb4472124889";

export default node;
