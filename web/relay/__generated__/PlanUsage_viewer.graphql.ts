/**
 * @generated SignedSource<<b22c4cf4866ee1378ff573664e62ce3f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanUsage_viewer$data = {
  readonly profile: {
    readonly industries: ReadonlyArray<{
      readonly __typename: "Industry";
    }>;
    readonly languages: ReadonlyArray<{
      readonly __typename: "WorkingLanguage";
    }>;
    readonly limits: {
      readonly geofocuses: number | null | undefined;
      readonly industries: number | null | undefined;
      readonly languages: number | null | undefined;
      readonly locations: number | null | undefined;
      readonly services: {
        readonly parents: number | null | undefined;
      };
    } | null | undefined;
    readonly offices: ReadonlyArray<{
      readonly __typename: "Office";
    }>;
    readonly regions: ReadonlyArray<{
      readonly __typename: "Location";
    }>;
    readonly services: ReadonlyArray<{
      readonly parentId: string | null | undefined;
    }>;
  };
  readonly " $fragmentType": "PlanUsage_viewer";
};
export type PlanUsage_viewer$key = {
  readonly " $data"?: PlanUsage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanUsage_viewer">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlanUsage_viewer",
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
          "concreteType": "AccountLimits",
          "kind": "LinkedField",
          "name": "limits",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "locations",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ServiceLimits",
              "kind": "LinkedField",
              "name": "services",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "parents",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "industries",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "languages",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "geofocuses",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Office",
          "kind": "LinkedField",
          "name": "offices",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "services",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "parentId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Industry",
          "kind": "LinkedField",
          "name": "industries",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkingLanguage",
          "kind": "LinkedField",
          "name": "languages",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "regions",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "110a0c8590b8769060642d411ce36980";

export default node;
