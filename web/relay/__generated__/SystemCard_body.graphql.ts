/**
 * @generated SignedSource<<0f3605cea0aa5e37ff20af9588353410>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DealStatus = "CONFIRMED" | "DENIED" | "PENDING";
export type SystemMessageKey = "AGENCY_BRIEF" | "AGENCY_DEAL" | "AGENCY_DEAL_LEAD_CONFIRMED" | "AGENCY_DEAL_LEAD_DENIED" | "AGENCY_PROPOSAL" | "AGENCY_REJECT" | "LEAD_BLOCKED" | "LEAD_CONTACTS";
import type { FragmentRefs } from "relay-runtime";
export type SystemCard_body$data = {
  readonly key: SystemMessageKey | null | undefined;
  readonly params: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly status: DealStatus | null | undefined;
  readonly " $fragmentType": "SystemCard_body";
};
export type SystemCard_body$key = {
  readonly " $data"?: SystemCard_body$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemCard_body">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemCard_body",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemMessageParam",
      "kind": "LinkedField",
      "name": "params",
      "plural": true,
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SystemBody",
  "abstractKey": null
};

(node as any).hash = "4ad4a995566219687ee9f37c6a2ff629";

export default node;
