/**
 * @generated SignedSource<<765845d5720eb0f4763b9a4979b1b8ee>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgencyStatus = "BLOCKED" | "DRAFT" | "PUBLISHED";
export type ModerationStatus = "APPROVED" | "DECLINE" | "REVIEW";
import type { FragmentRefs } from "relay-runtime";
export type HomeHeader_viewer$data = {
  readonly account: {
    readonly user: {
      readonly agencyAlias: string | null | undefined;
      readonly agencyStatus: AgencyStatus | null | undefined;
      readonly moderationStatus: ModerationStatus | null | undefined;
    };
  } | null | undefined;
  readonly chats: {
    readonly totalCount: number;
  } | null | undefined;
  readonly leads: {
    readonly nodes: ReadonlyArray<{
      readonly expiresAt: string | null | undefined;
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "HomeHeader_viewer";
};
export type HomeHeader_viewer$key = {
  readonly " $data"?: HomeHeader_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHeader_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeHeader_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
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
                "name": "agencyAlias",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "agencyStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moderationStatus",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 4
          },
          {
            "kind": "Literal",
            "name": "sort",
            "value": "DEADLINE"
          },
          {
            "kind": "Literal",
            "name": "status",
            "value": "PENDING"
          }
        ],
        "concreteType": "LeadConnection",
        "kind": "LinkedField",
        "name": "leads",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Lead",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "leads(first:4,sort:\"DEADLINE\",status:\"PENDING\")"
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 3
          },
          {
            "kind": "Literal",
            "name": "view",
            "value": "UNREAD"
          }
        ],
        "concreteType": "ChatConnection",
        "kind": "LinkedField",
        "name": "chats",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": "chats(first:3,view:\"UNREAD\")"
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "7ceb63a0378d27a1a594fc637b3b0cc1";

export default node;
