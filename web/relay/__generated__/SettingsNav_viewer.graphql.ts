/**
 * @generated SignedSource<<beb807911707b20d39b404d87d1ba210>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsNav_viewer$data = {
  readonly accessTokens: ReadonlyArray<{
    readonly __typename: "AccessToken";
  }> | null | undefined;
  readonly webhooks: ReadonlyArray<{
    readonly __typename: "Webhook";
  }> | null | undefined;
  readonly " $fragmentType": "SettingsNav_viewer";
};
export type SettingsNav_viewer$key = {
  readonly " $data"?: SettingsNav_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsNav_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsNav_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AccessToken",
        "kind": "LinkedField",
        "name": "accessTokens",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Webhook",
        "kind": "LinkedField",
        "name": "webhooks",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "eb6494ad20f618b97d4677d0e669bbd3";

export default node;
