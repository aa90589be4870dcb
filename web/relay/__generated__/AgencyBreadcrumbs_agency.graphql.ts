/**
 * @generated SignedSource<<908a7c9665ee8310bcb52edf2f1e33dc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyBreadcrumbs_agency$data = {
  readonly cities: ReadonlyArray<{
    readonly alias: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "AgencyBreadcrumbs_agency";
};
export type AgencyBreadcrumbs_agency$key = {
  readonly " $data"?: AgencyBreadcrumbs_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyBreadcrumbs_agency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyBreadcrumbs_agency",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "cities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};
})();

(node as any).hash = "045981136d354f990490c181da07aa89";

export default node;
