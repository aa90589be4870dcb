/**
 * @generated SignedSource<<eeaa93c1db2e491d636558727a4d3bcc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HubspotAccess_viewer$data = {
  readonly account: {
    readonly user: {
      readonly hasHubspotAccess: boolean;
    };
  };
  readonly " $fragmentType": "HubspotAccess_viewer";
};
export type HubspotAccess_viewer$key = {
  readonly " $data"?: HubspotAccess_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HubspotAccess_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HubspotAccess_viewer",
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
              "name": "hasHubspotAccess",
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

(node as any).hash = "8c05c54ea5fe1228679d8c9521708445";

export default node;
