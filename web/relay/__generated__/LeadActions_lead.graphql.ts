/**
 * @generated SignedSource<<dba8dcd15cf706d331f3253f823979e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadActions_lead$data = {
  readonly chat: {
    readonly uuid: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddToHubspot_lead" | "LeadAnswer_lead" | "RequestReview_lead">;
  readonly " $fragmentType": "LeadActions_lead";
};
export type LeadActions_lead$key = {
  readonly " $data"?: LeadActions_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadActions_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadActions_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Chat",
        "kind": "LinkedField",
        "name": "chat",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToHubspot_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeadAnswer_lead"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestReview_lead"
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "7671875432c9905a1c9949ef27d62b14";

export default node;
