/**
 * @generated SignedSource<<6ffd97c9ef03922e9dd719f70c865ce1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type RangeChoice_dashboard$data = {
  readonly ranges: ReadonlyArray<{
    readonly from: string;
    readonly key: string;
    readonly to: string;
  }> | null | undefined;
  readonly series: Result<{
    readonly __typename: "DashboardSeries";
  } | null | undefined, unknown>;
  readonly " $fragmentType": "RangeChoice_dashboard";
};
export type RangeChoice_dashboard$key = {
  readonly " $data"?: RangeChoice_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"RangeChoice_dashboard">;
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
  "name": "RangeChoice_dashboard",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "range",
            "variableName": "range"
          }
        ],
        "concreteType": "DashboardSeries",
        "kind": "LinkedField",
        "name": "series",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DashboardRange",
        "kind": "LinkedField",
        "name": "ranges",
        "plural": true,
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
      "to": "NULL"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "36f400b8c797d443ee71baf6aad7928f";

export default node;
