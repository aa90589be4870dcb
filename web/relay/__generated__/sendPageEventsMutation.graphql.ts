/**
 * @generated SignedSource<<57eab09a5cb05abb609d576e160b02f8>>
 * @relayHash 659352b50bf9b5b0dc1572a344016836
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56989703fbab3beb3dd0122998052281926f8a07e465a519e4430af3412b1783

import type { ConcreteRequest } from 'relay-runtime';
export type AgencyEventType = "IMPRESSION" | "LINK_CLICK" | "PAGE_VIEW" | "WEBSITE_CLICK";
export type RecordAgencyEventsInput = {
  events: ReadonlyArray<AgencyEventInput>;
  view: string;
};
export type AgencyEventInput = {
  alias: string;
  type: AgencyEventType;
};
export type sendPageEventsMutation$variables = {
  input: RecordAgencyEventsInput;
};
export type sendPageEventsMutation$data = {
  readonly recordAgencyEvents: {
    readonly isCounted: boolean;
  };
};
export type sendPageEventsMutation = {
  response: sendPageEventsMutation$data;
  variables: sendPageEventsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RecordAgencyEventsPayload",
    "kind": "LinkedField",
    "name": "recordAgencyEvents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCounted",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendPageEventsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendPageEventsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56989703fbab3beb3dd0122998052281926f8a07e465a519e4430af3412b1783",
    "metadata": {},
    "name": "sendPageEventsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d64650cdde28464bbd9d0340ba9ebf6";

export default node;
