/**
 * @generated SignedSource<<aacd8e764953d915a32d8b4b4bbb29f8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyFacts_agency$data = {
  readonly founded: number | null | undefined;
  readonly languages: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly minBudget: {
    readonly " $fragmentSpreads": FragmentRefs<"money_money">;
  } | null | undefined;
  readonly numberOfEmployees: {
    readonly from: number;
    readonly to: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AgencyFacts_agency";
};
export type AgencyFacts_agency$key = {
  readonly " $data"?: AgencyFacts_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyFacts_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyFacts_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "founded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmployeeRange",
      "kind": "LinkedField",
      "name": "numberOfEmployees",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minBudget",
      "plural": false,
      "selections": [
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
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkingLanguage",
      "kind": "LinkedField",
      "name": "languages",
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
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "76f111f9dc8731c4bd161c5e48d58454";

export default node;
