/**
 * @generated SignedSource<<fd781788eca7ed0b795a7cae7a811e04>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "LEAD_RECIPIENT" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type SignedInAs_viewer$data = {
  readonly account: {
    readonly user: {
      readonly email: string | null | undefined;
      readonly roles: ReadonlyArray<Role>;
    };
  };
  readonly " $fragmentType": "SignedInAs_viewer";
};
export type SignedInAs_viewer$key = {
  readonly " $data"?: SignedInAs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignedInAs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignedInAs_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "roles",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "720f479a4f31ed945dab8f4486790e38";

export default node;
