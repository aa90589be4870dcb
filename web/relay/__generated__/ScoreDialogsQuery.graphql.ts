/**
 * @generated SignedSource<<c100670642701023ef098df8963f60c4>>
 * @relayHash 664749b4dde6b67de43aa336835c7272
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03bd0f4739f8af700e9b449d0e193cf9a7582a92904bb0b55b4b1770a1e6cfd7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScoreDialogsQuery$variables = Record<PropertyKey, never>;
export type ScoreDialogsQuery$data = {
  readonly viewer: {
    readonly score: {
      readonly " $fragmentSpreads": FragmentRefs<"AgencyScore_score" | "SetUpProject_score">;
    } | null | undefined;
  } | null | undefined;
};
export type ScoreDialogsQuery = {
  response: ScoreDialogsQuery$data;
  variables: ScoreDialogsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ScoreDialogsQuery",
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
            "concreteType": "AgencyScore",
            "kind": "LinkedField",
            "name": "score",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AgencyScore_score"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SetUpProject_score"
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
    "name": "ScoreDialogsQuery",
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
            "concreteType": "AgencyScore",
            "kind": "LinkedField",
            "name": "score",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "score",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "scoredAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScorePart",
                "kind": "LinkedField",
                "name": "parts",
                "plural": true,
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
                    "name": "points",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maximum",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScoreProject",
                "kind": "LinkedField",
                "name": "project",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "domain",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProjectLimits",
                "kind": "LinkedField",
                "name": "projectLimits",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "max",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "used",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "successStories",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canSetUpSiteAudit",
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
    "id": "03bd0f4739f8af700e9b449d0e193cf9a7582a92904bb0b55b4b1770a1e6cfd7",
    "metadata": {},
    "name": "ScoreDialogsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "d0ceadcbe692821354deb7a94615c0b2";

export default node;
