/**
 * @generated SignedSource<<5ee1d7993a4fad47a17e6d4ddc61230b>>
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
  readonly minBudget: number | null | undefined;
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
      "kind": "ScalarField",
      "name": "minBudget",
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

(node as any).hash = "334751c77ffbe3e00001190938b2dc51";

export default node;
