/**
 * @generated SignedSource<<68b059cdf98f47adff193964371f1fdc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageSender = "AGENCY" | "LEAD" | "SYSTEM";
import type { FragmentRefs } from "relay-runtime";
export type FoundMessageList_viewer$data = {
  readonly messageSearch: {
    readonly chats: ReadonlyArray<{
      readonly createdAt: string;
      readonly lastMessage: {
        readonly createdAt: string;
      } | null | undefined;
      readonly uuid: string;
      readonly " $fragmentSpreads": FragmentRefs<"FoundChat_chat">;
    }>;
    readonly edges: ReadonlyArray<{
      readonly chat: {
        readonly uuid: string;
        readonly " $fragmentSpreads": FragmentRefs<"FoundChat_chat">;
      };
      readonly node: {
        readonly body: {
          readonly text?: string;
        };
        readonly createdAt: string;
        readonly id: string;
        readonly sender: MessageSender | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FoundMessageList_viewer";
};
export type FoundMessageList_viewer$key = {
  readonly " $data"?: FoundMessageList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundMessageList_viewer">;
};

import FoundMessageListPaginationQuery_graphql from './FoundMessageListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "messageSearch"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "FoundChat_chat"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "query"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": FoundMessageListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "FoundMessageList_viewer",
  "selections": [
    {
      "alias": "messageSearch",
      "args": [
        {
          "kind": "Variable",
          "name": "query",
          "variableName": "query"
        }
      ],
      "concreteType": "MessageSearchConnection",
      "kind": "LinkedField",
      "name": "__FoundMessageList_messageSearch_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Chat",
          "kind": "LinkedField",
          "name": "chats",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "LastMessage",
              "kind": "LinkedField",
              "name": "lastMessage",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundMessageEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Chat",
              "kind": "LinkedField",
              "name": "chat",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Message",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sender",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "body",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "text",
                          "storageKey": null
                        }
                      ],
                      "type": "TextBody",
                      "abstractKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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
})();

(node as any).hash = "d0e7ad87cb6e46d169db96bfc3453722";

export default node;
