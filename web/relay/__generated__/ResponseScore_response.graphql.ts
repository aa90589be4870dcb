/**
 * @generated SignedSource<<ab5bcaaee35cbcfacb3b9cd1c39e0828>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResponseReasonCode = "ANSWERED_IN_TIME" | "ANSWERED_LATE" | "BLOCKED" | "EXPIRED" | "OLD_IN_TIME" | "OLD_LATE";
import type { FragmentRefs } from "relay-runtime";
export type ResponseScore_response$data = {
  readonly answeredInTime: number;
  readonly before: number | null | undefined;
  readonly decided: number;
  readonly reasons: ReadonlyArray<{
    readonly code: ResponseReasonCode | null | undefined;
    readonly effect: number;
    readonly leads: number;
  }>;
  readonly score: number | null | undefined;
  readonly " $fragmentType": "ResponseScore_response";
};
export type ResponseScore_response$key = {
  readonly " $data"?: ResponseScore_response$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResponseScore_response">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResponseScore_response",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredInTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decided",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ResponseReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leads",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effect",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ResponseVisibility",
  "abstractKey": null
};

(node as any).hash = "88e95495654bcaab9fb9b1e89b96f26a";

export default node;
