/**
 * @generated SignedSource<<b1f7391bbd3a84a646c5e3616ce943a4>>
 * @relayHash 8e996afd6d2c4d001e85c1937575c597
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 666712ee2c3864e8ab0817acd971c00abad0a191ae87f635086e3b061bd58032

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewChooserQuery$variables = Record<PropertyKey, never>;
export type ReviewChooserQuery$data = {
  readonly viewer: {
    readonly reviewSummary: {
      readonly " $fragmentSpreads": FragmentRefs<"ReviewNumbers_summary">;
    } | null | undefined;
    readonly reviewableLeads: ReadonlyArray<{
      readonly company: string | null | undefined;
      readonly domain: string | null | undefined;
      readonly leadId: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReviewableLead_lead">;
    }>;
  } | null | undefined;
};
export type ReviewChooserQuery = {
  response: ReviewChooserQuery$data;
  variables: ReviewChooserQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leadId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domain",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReviewChooserQuery",
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
            "concreteType": "ReviewableLead",
            "kind": "LinkedField",
            "name": "reviewableLeads",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewableLead_lead"
              }
            ],
            "storageKey": null
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "OwnReviewSummary",
              "kind": "LinkedField",
              "name": "reviewSummary",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ReviewNumbers_summary"
                }
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
    "name": "ReviewChooserQuery",
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
            "concreteType": "ReviewableLead",
            "kind": "LinkedField",
            "name": "reviewableLeads",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answeredAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reviewStatus",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnReviewSummary",
            "kind": "LinkedField",
            "name": "reviewSummary",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rating",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "originalStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "googleStatus",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "666712ee2c3864e8ab0817acd971c00abad0a191ae87f635086e3b061bd58032",
    "metadata": {},
    "name": "ReviewChooserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "633087c19580d548bfc5c28649d6c62d";

export default node;
