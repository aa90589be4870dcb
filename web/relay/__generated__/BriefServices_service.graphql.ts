/**
 * @generated SignedSource<<29cc126a58664041a75f909e58dd70af>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BriefServices_service$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null | undefined;
  readonly " $fragmentType": "BriefServices_service";
}>;
export type BriefServices_service$key = ReadonlyArray<{
  readonly " $data"?: BriefServices_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"BriefServices_service">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "BriefServices_service",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentId",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "37b35e3206f233a4e1ffb733e4ebe448";

export default node;
