/**
 * @generated SignedSource<<5269e535385ff669c25e32bc11b57bc0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DealStatus = "CONFIRMED" | "DENIED" | "PENDING";
export type ProjectDuration = "LESS_THAN_MONTH" | "MORE_THAN_SIX_MONTHS" | "ONE_TO_THREE_MONTHS" | "THREE_TO_SIX_MONTHS";
import type { FragmentRefs } from "relay-runtime";
export type DealFacts_deal$data = {
  readonly budget: number | null | undefined;
  readonly duration: ProjectDuration | null | undefined;
  readonly name: string;
  readonly status: DealStatus | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "DealFacts_deal";
};
export type DealFacts_deal$key = {
  readonly " $data"?: DealFacts_deal$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealFacts_deal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DealFacts_deal",
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
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "budget",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
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
  "type": "Deal",
  "abstractKey": null
};

(node as any).hash = "165260425a3ddd75485fc319843dd0fa";

export default node;
