/**
 * @generated SignedSource<<f576bd6dd1ed1d45852b0fadb0047537>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DashboardActionName = "ADD_INDUSTRIES" | "ADD_SERVICES" | "ADD_SUCCESS_STORIES" | "FIX_WEBHOOK" | "PASS_AGENCIES_EXAM" | "PASS_TOOLKIT_EXAM" | "REACT_TO_LEADS" | "REQUEST_REVIEWS" | "SETUP_PROJECT" | "SETUP_SITE_AUDIT" | "UPDATE_DESCRIPTION";
import type { FragmentRefs } from "relay-runtime";
export type ActionsCard_dashboard$data = {
  readonly actions: ReadonlyArray<{
    readonly name: DashboardActionName | null | undefined;
  }>;
  readonly " $fragmentType": "ActionsCard_dashboard";
};
export type ActionsCard_dashboard$key = {
  readonly " $data"?: ActionsCard_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActionsCard_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActionsCard_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardAction",
      "kind": "LinkedField",
      "name": "actions",
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
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "81829860618ee2e76644c2be542ea74b";

export default node;
