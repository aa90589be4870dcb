/**
 * @generated SignedSource<<b1ea296a8c34c87bc2238bb0627146bd>>
 * @relayHash 1948f91f586e4a92f9bb3556ce4f2cb0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8f432dfe422f2aec0ddf7f3a6079fa3e1d9f871757a96f92a606934d998dd31

import type { ConcreteRequest } from 'relay-runtime';
export type LeadPeriod = "ALL" | "LAST_30_DAYS" | "LAST_7_DAYS";
export type LeadSort = "DEADLINE" | "NEWEST" | "UPDATED";
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
export type LeadStatusFilter = "ACCEPTED" | "ADDED_TO_CRM" | "BLOCKED" | "CLOSED_LOST" | "CLOSED_WON" | "EXPIRED" | "PENDING" | "REJECTED" | "REJECTED_BY_LEAD";
export type LeadType = "BRIEF" | "PROPOSAL";
export type useLeadNeighborsQuery$variables = {
  first: number;
  page?: number | null | undefined;
  period: LeadPeriod;
  query?: string | null | undefined;
  receivedFrom?: string | null | undefined;
  receivedTo?: string | null | undefined;
  sort: LeadSort;
  status?: LeadStatusFilter | null | undefined;
  type?: LeadType | null | undefined;
};
export type useLeadNeighborsQuery$data = {
  readonly viewer: {
    readonly leads: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly slug: string;
        readonly status: LeadStatus | null | undefined;
        readonly uuid: string;
      }>;
      readonly pages: number;
      readonly totalCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type useLeadNeighborsQuery = {
  response: useLeadNeighborsQuery$data;
  variables: useLeadNeighborsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "receivedFrom"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "receivedTo"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    },
    {
      "kind": "Variable",
      "name": "page",
      "variableName": "page"
    },
    {
      "kind": "Variable",
      "name": "period",
      "variableName": "period"
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    },
    {
      "kind": "Variable",
      "name": "receivedFrom",
      "variableName": "receivedFrom"
    },
    {
      "kind": "Variable",
      "name": "receivedTo",
      "variableName": "receivedTo"
    },
    {
      "kind": "Variable",
      "name": "sort",
      "variableName": "sort"
    },
    {
      "kind": "Variable",
      "name": "status",
      "variableName": "status"
    },
    {
      "kind": "Variable",
      "name": "type",
      "variableName": "type"
    }
  ],
  "concreteType": "LeadConnection",
  "kind": "LinkedField",
  "name": "leads",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
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
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLeadNeighborsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLeadNeighborsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a8f432dfe422f2aec0ddf7f3a6079fa3e1d9f871757a96f92a606934d998dd31",
    "metadata": {},
    "name": "useLeadNeighborsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bd83a2612447f562667ad3fe472c42fc";

export default node;
