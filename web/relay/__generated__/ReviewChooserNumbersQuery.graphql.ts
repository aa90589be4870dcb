/**
 * @generated SignedSource<<6d8ac8735c4b8584f4deb49b12add6cd>>
 * @relayHash 26518d935dead1249a5c8e8c7e614d06
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89b7f6d9bd99a42384c777eca66acf9798f4b76156c4856ee79fad202f962620

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewChooserNumbersQuery$variables = Record<PropertyKey, never>;
export type ReviewChooserNumbersQuery$data = {
  readonly viewer: {
    readonly reviewSummary: {
      readonly " $fragmentSpreads": FragmentRefs<"ReviewNumbers_summary">;
    };
  } | null | undefined;
};
export type ReviewChooserNumbersQuery = {
  response: ReviewChooserNumbersQuery$data;
  variables: ReviewChooserNumbersQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReviewChooserNumbersQuery",
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
    "name": "ReviewChooserNumbersQuery",
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
    "id": "89b7f6d9bd99a42384c777eca66acf9798f4b76156c4856ee79fad202f962620",
    "metadata": {},
    "name": "ReviewChooserNumbersQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "046ee55eec406a6bd4f1f0ecbecc2e7b";

export default node;
