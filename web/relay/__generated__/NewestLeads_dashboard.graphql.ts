/**
 * @generated SignedSource<<82667a3eecc90e420243daeea672e69f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewestLeads_dashboard$data = {
  readonly leads: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"LeadAge_lead" | "LeadStatusChip_lead">;
  }>;
  readonly " $fragmentType": "NewestLeads_dashboard";
};
export type NewestLeads_dashboard$key = {
  readonly " $data"?: NewestLeads_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewestLeads_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewestLeads_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Lead",
      "kind": "LinkedField",
      "name": "leads",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
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
          "name": "title",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LeadAge_lead"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LeadStatusChip_lead"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "f371823b6fc588617dc1b3c18f3dd908";

export default node;
