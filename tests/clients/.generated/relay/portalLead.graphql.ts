/**
 * @generated SignedSource<<151008f213f5558471e67b346e038878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type portalLead$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly receivedAt: string;
  readonly title: string;
  readonly " $fragmentType": "portalLead";
};
export type portalLead$key = {
  readonly " $data"?: portalLead$data;
  readonly " $fragmentSpreads": FragmentRefs<"portalLead">;
};

import portalLeadQuery_graphql from './portalLeadQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": portalLeadQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "portalLead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "f45c39286d263acafa2d343383ffd414";

export default node;
