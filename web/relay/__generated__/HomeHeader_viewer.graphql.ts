/**
 * @generated SignedSource<<f571df34fbe3370f284f6b8a10ddba3b>>
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
  readonly dashboard: {
    readonly pendingLeads: {
      readonly isSearchable: boolean;
      readonly nodes: ReadonlyArray<{
        readonly expiresAt: string | null | undefined;
      }>;
      readonly totalCount: number;
    } | null | undefined;
    readonly unreadChats: {
      readonly totalCount: number;
    } | null | undefined;
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
      "alias": null,
      "args": null,
      "concreteType": "Dashboard",
      "kind": "LinkedField",
      "name": "dashboard",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 4
              }
            ],
            "concreteType": "LeadConnection",
            "kind": "LinkedField",
            "name": "pendingLeads",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSearchable",
                "storageKey": null
              },
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
            "storageKey": "pendingLeads(first:4)"
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
              }
            ],
            "concreteType": "ChatConnection",
            "kind": "LinkedField",
            "name": "unreadChats",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": "unreadChats(first:3)"
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "6b56e1541db58004f91e61ce4a7df3c5";

export default node;
