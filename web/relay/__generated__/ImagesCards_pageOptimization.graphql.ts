/**
 * @generated SignedSource<<d31af2442f5a8d4a9aa4a61e04bbfdf7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImagesCards_pageOptimization$data = {
  readonly awards: ReadonlyArray<{
    readonly alt: string;
    readonly id: string;
    readonly url: string;
  }>;
  readonly clientLogos: ReadonlyArray<{
    readonly alt: string;
    readonly id: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "ImagesCards_pageOptimization";
};
export type ImagesCards_pageOptimization$key = {
  readonly " $data"?: ImagesCards_pageOptimization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImagesCards_pageOptimization">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "alt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImagesCards_pageOptimization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Award",
      "kind": "LinkedField",
      "name": "awards",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClientLogo",
      "kind": "LinkedField",
      "name": "clientLogos",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PageOptimization",
  "abstractKey": null
};
})();

(node as any).hash = "e8f980ae0640050bba5f8ffbb7af8163";

export default node;
