/**
 * @generated SignedSource<<74f36b4ae43e642e419ff0817c3e5b68>>
 * @relayHash 7d28fb4c106c0e77875655d1b3f213a7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06645ca64a05e21eb8548cbc67f5d7746e1f2dcb232970026cceb7ebe435a515

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScoreErrorCode = "INVALID_WEBSITE" | "NOT_AVAILABLE" | "NO_PROJECT" | "PROJECTS_LIMIT_REACHED" | "REQUIRED" | "TOO_LONG";
export type useSetUpAuditMutation$variables = Record<PropertyKey, never>;
export type useSetUpAuditMutation$data = {
  readonly setUpSiteAudit: {
    readonly errors: ReadonlyArray<{
      readonly code: ScoreErrorCode;
    }>;
    readonly viewer: {
      readonly score: {
        readonly " $fragmentSpreads": FragmentRefs<"AgencyScore_score">;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useSetUpAuditMutation = {
  response: useSetUpAuditMutation$data;
  variables: useSetUpAuditMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ScoreUserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetUpAuditMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SetUpSiteAuditPayload",
        "kind": "LinkedField",
        "name": "setUpSiteAudit",
        "plural": false,
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSetUpAuditMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SetUpSiteAuditPayload",
        "kind": "LinkedField",
        "name": "setUpSiteAudit",
        "plural": false,
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
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "06645ca64a05e21eb8548cbc67f5d7746e1f2dcb232970026cceb7ebe435a515",
    "metadata": {},
    "name": "useSetUpAuditMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e2f5a3997b1d1a455e964bf185d09a90";

export default node;
