/**
 * @generated SignedSource<<c11a01313c404d4174000699b1fced7b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewProject_request$data = {
  readonly budget: {
    readonly from: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    };
    readonly to: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
  } | null | undefined;
  readonly challenge: string;
  readonly projectDuration: {
    readonly from: number | null | undefined;
    readonly to: number | null | undefined;
  } | null | undefined;
  readonly result: string;
  readonly services: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly solution: string;
  readonly " $fragmentType": "ReviewProject_request";
};
export type ReviewProject_request$key = {
  readonly " $data"?: ReviewProject_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewProject_request">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "money_money",
    "selections": [
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
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewProject_request",
  "selections": [
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Budget",
      "kind": "LinkedField",
      "name": "budget",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DurationRange",
      "kind": "LinkedField",
      "name": "projectDuration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challenge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "solution",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "result",
      "storageKey": null
    }
  ],
  "type": "ReviewRequest",
  "abstractKey": null
};
})();

(node as any).hash = "c4ed2cd6cc7a66d3a7ef2b73788a3ff5";

export default node;
