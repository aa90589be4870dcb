/**
 * @generated SignedSource<<9ac537777336f58bc60b0b2b0070526c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeclineReason = "BUDGET" | "INDUSTRY" | "LANGUAGE" | "LOCATION" | "OTHER" | "SERVICE" | "SPAM" | "TOO_BUSY";
export type ProjectDuration = "LESS_THAN_MONTH" | "MORE_THAN_SIX_MONTHS" | "ONE_TO_THREE_MONTHS" | "THREE_TO_SIX_MONTHS";
import type { FragmentRefs } from "relay-runtime";
export type LeadFacts_lead$data = {
  readonly answeredAt: string | null | undefined;
  readonly country: string | null | undefined;
  readonly declineReason: DeclineReason | null | undefined;
  readonly language: string | null | undefined;
  readonly projectDuration: ProjectDuration | null | undefined;
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
      "concreteType": "LeadService",
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
      "kind": "ScalarField",
      "name": "projectDuration",
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

(node as any).hash = "467a302fd4ad0afd544cd8992c4d79e9";

export default node;
