/**
 * @generated SignedSource<<ac5f7cdd2c702a09c54dbc22b181fafc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardFacts_agency$data = {
  readonly cities: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly minBudget: number | null | undefined;
  readonly numberOfEmployees: {
    readonly from: number;
    readonly to: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CardFacts_agency";
};
export type CardFacts_agency$key = {
  readonly " $data"?: CardFacts_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardFacts_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CardFacts_agency",
  "selections": [
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
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "cities",
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
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "4132bbb5addac8399ce6469a9ca018e0";

export default node;
