/**
 * @generated SignedSource<<046e2754d5de811d486fe3a0fadc7e36>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewForm_lead$data = {
  readonly budget: {
    readonly id: string;
  } | null | undefined;
  readonly projectDuration: {
    readonly id: string;
  } | null | undefined;
  readonly services: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "ReviewForm_lead";
};
export type ReviewForm_lead$key = {
  readonly " $data"?: ReviewForm_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewForm_lead">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewForm_lead",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Budget",
      "kind": "LinkedField",
      "name": "budget",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DurationRange",
      "kind": "LinkedField",
      "name": "projectDuration",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};
})();

(node as any).hash = "acc02ef1e7857ad46d65448b5f129a8f";

export default node;
