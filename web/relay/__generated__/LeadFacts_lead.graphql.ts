/**
 * @generated SignedSource<<c3de93905493e85c4ac38ae2977adbad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeclineReason = "BUDGET" | "INDUSTRY" | "LANGUAGE" | "LOCATION" | "OTHER" | "SERVICE" | "SPAM" | "TOO_BUSY";
import type { FragmentRefs } from "relay-runtime";
export type LeadFacts_lead$data = {
  readonly answeredAt: string | null | undefined;
  readonly country: string | null | undefined;
  readonly declineReason: DeclineReason | null | undefined;
  readonly language: string | null | undefined;
  readonly projectDuration: {
    readonly from: number | null | undefined;
    readonly to: number | null | undefined;
  } | null | undefined;
  readonly receivedAt: string;
  readonly services: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"LeadBudget_lead">;
  readonly " $fragmentType": "LeadFacts_lead";
};
export type LeadFacts_lead$key = {
  readonly " $data"?: LeadFacts_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadFacts_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadFacts_lead",
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
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declineReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadBudget_lead"
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "78507d181daefbea0a090003f1650b92";

export default node;
