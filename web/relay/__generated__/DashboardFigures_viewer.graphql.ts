/**
 * @generated SignedSource<<bbb42a90471250dfec1273c7105c80d8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardFigures_viewer$data = {
  readonly dashboard: {
    readonly " $fragmentSpreads": FragmentRefs<"ActionsCard_dashboard" | "NewestLeads_dashboard">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ActionsCard_viewer" | "AgencyCard_viewer" | "Performance_viewer" | "PlanCard_viewer" | "useFreshDay_viewer">;
  readonly " $fragmentType": "DashboardFigures_viewer";
};
export type DashboardFigures_viewer$key = {
  readonly " $data"?: DashboardFigures_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardFigures_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardFigures_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Dashboard",
      "kind": "LinkedField",
      "name": "dashboard",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ActionsCard_dashboard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewestLeads_dashboard"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFreshDay_viewer"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "kind": "FragmentSpread",
      "name": "Performance_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActionsCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "211af744cc46144d0d3d2697b64055b3";

export default node;
