/**
 * @generated SignedSource<<d64e7de24509979553f25a06d59051e6>>
 * @relayHash 5d5c0d351b6773c81c7eaa32efbc6d32
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 436c9ebce5fb4139366510b9d4f2fa3d930c1785156c529e7f463543dad3fedb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadChangeErrorCode = "IDEMPOTENCY_KEY_FORMAT" | "LEAD_NOT_ACCEPTED" | "LEAD_NOT_DECLINED" | "LEAD_NOT_FOUND" | "NOTE_NOT_FOUND" | "NOT_AVAILABLE" | "TEXT_MAX_LENGTH" | "TEXT_REQUIRED" | "TOO_MANY_NOTES";
export type LeadStage = "CLIENT_DECLINED" | "IN_CRM" | "LOST" | "WON";
export type SetLeadStageInput = {
  leadId: string;
  stage?: LeadStage | null | undefined;
};
export type useSetStageMutation$variables = {
  input: SetLeadStageInput;
};
export type useSetStageMutation$data = {
  readonly setLeadStage: {
    readonly errors: ReadonlyArray<{
      readonly code: LeadChangeErrorCode;
    }>;
    readonly lead: {
      readonly " $fragmentSpreads": FragmentRefs<"LeadStageMenu_lead">;
    } | null | undefined;
  };
};
export type useSetStageMutation = {
  response: useSetStageMutation$data;
  variables: useSetStageMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "LeadChangeUserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetStageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetLeadStagePayload",
        "kind": "LinkedField",
        "name": "setLeadStage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lead",
            "kind": "LinkedField",
            "name": "lead",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LeadStageMenu_lead"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetStageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetLeadStagePayload",
        "kind": "LinkedField",
        "name": "setLeadStage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lead",
            "kind": "LinkedField",
            "name": "lead",
            "plural": false,
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canSetStage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "436c9ebce5fb4139366510b9d4f2fa3d930c1785156c529e7f463543dad3fedb",
    "metadata": {},
    "name": "useSetStageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "acdd4252ed893c8b2941e07bd0fcf2ca";

export default node;
