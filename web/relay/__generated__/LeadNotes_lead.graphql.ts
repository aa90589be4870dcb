/**
 * @generated SignedSource<<1ccf4553da2b58a0a37ec87c767e086c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadNotes_lead$data = {
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly text: string;
  }> | null | undefined;
  readonly " $fragmentType": "LeadNotes_lead";
};
export type LeadNotes_lead$key = {
  readonly " $data"?: LeadNotes_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadNotes_lead">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LeadNotes_lead",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LeadNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};
})();

(node as any).hash = "b08654e04b804f423641bf6b53152ca1";

export default node;
