/**
 * @generated SignedSource<<71b7af3d6c7332e558774f4cd8fbb4ec>>
 * @relayHash 2261aafeda326af7b30530760782b235
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc1ea9042f9a6ca190f5c94d11c6613ae62eb736416fb404d56e6fcd885a9b68

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoryErrorCode = "INVALID_VALUE" | "OUT_OF_RANGE" | "REQUIRED" | "STORY_CHANGED" | "STORY_NOT_FOUND" | "TOO_LONG" | "TOO_SHORT";
export type StoryStatus = "DRAFT" | "PUBLISHED";
export type SaveStoryInput = {
  budget?: MoneyInput | null | undefined;
  challenge?: string | null | undefined;
  duration?: number | null | undefined;
  id?: string | null | undefined;
  name: string;
  result?: string | null | undefined;
  revision?: string | null | undefined;
  solution?: string | null | undefined;
  status: StoryStatus;
  year?: number | null | undefined;
};
export type MoneyInput = {
  amount: number;
  currency: string;
};
export type useSaveStoryMutation$variables = {
  input: SaveStoryInput;
};
export type useSaveStoryMutation$data = {
  readonly saveStory: {
    readonly errors: ReadonlyArray<{
      readonly code: StoryErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly story: {
      readonly " $fragmentSpreads": FragmentRefs<"storyDraft_story">;
    } | null | undefined;
    readonly viewer: {
      readonly pageOptimization: {
        readonly " $fragmentSpreads": FragmentRefs<"StoriesCard_pageOptimization">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"Summary_viewer">;
    } | null | undefined;
  };
};
export type useSaveStoryMutation = {
  response: useSaveStoryMutation$data;
  variables: useSaveStoryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "year",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "duration",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "challenge",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "solution",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "result",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "StoryUserError",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "budget",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveStoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveStoryPayload",
        "kind": "LinkedField",
        "name": "saveStory",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SuccessStory",
            "kind": "LinkedField",
            "name": "story",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "storyDraft_story",
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "budget",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "money_money",
                        "selections": (v3/*:: as any*/),
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
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
                "concreteType": "PageOptimization",
                "kind": "LinkedField",
                "name": "pageOptimization",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "StoriesCard_pageOptimization"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Summary_viewer"
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveStoryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveStoryPayload",
        "kind": "LinkedField",
        "name": "saveStory",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SuccessStory",
            "kind": "LinkedField",
            "name": "story",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v11/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
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
                "concreteType": "PageOptimization",
                "kind": "LinkedField",
                "name": "pageOptimization",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SuccessStory",
                    "kind": "LinkedField",
                    "name": "stories",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
                      (v4/*:: as any*/),
                      (v11/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
                  }
                ],
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dc1ea9042f9a6ca190f5c94d11c6613ae62eb736416fb404d56e6fcd885a9b68",
    "metadata": {},
    "name": "useSaveStoryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e2865816ff429ee29969e249417c9a2";

export default node;
