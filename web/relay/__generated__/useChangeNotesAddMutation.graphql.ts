/**
 * @generated SignedSource<<182e967db253c048dea90676fe50e7bf>>
 * @relayHash 671207e99e07495de37e6c2eb0d5e3bf
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ebc57886178faff8a0dd1135e77bf298a633b5ce99e2a585939afd0a37f551b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadChangeErrorCode = "IDEMPOTENCY_KEY_FORMAT" | "LEAD_NOT_ACCEPTED" | "LEAD_NOT_DECLINED" | "LEAD_NOT_FOUND" | "NOTE_NOT_FOUND" | "NOT_AVAILABLE" | "TEXT_MAX_LENGTH" | "TEXT_REQUIRED" | "TOO_MANY_NOTES";
export type AddLeadNoteInput = {
  idempotencyKey?: string | null | undefined;
  leadId: string;
  text: string;
};
export type useChangeNotesAddMutation$variables = {
  input: AddLeadNoteInput;
};
export type useChangeNotesAddMutation$data = {
  readonly addLeadNote: {
    readonly errors: ReadonlyArray<{
      readonly code: LeadChangeErrorCode;
    }>;
    readonly lead: {
      readonly " $fragmentSpreads": FragmentRefs<"LeadNotes_lead">;
    } | null | undefined;
  };
};
export type useChangeNotesAddMutation = {
  response: useChangeNotesAddMutation$data;
  variables: useChangeNotesAddMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeNotesAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLeadNotePayload",
        "kind": "LinkedField",
        "name": "addLeadNote",
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
                "name": "LeadNotes_lead"
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
    "name": "useChangeNotesAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddLeadNotePayload",
        "kind": "LinkedField",
        "name": "addLeadNote",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LeadNote",
                "kind": "LinkedField",
                "name": "notes",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
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
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ebc57886178faff8a0dd1135e77bf298a633b5ce99e2a585939afd0a37f551b",
    "metadata": {},
    "name": "useChangeNotesAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03713f0d36ba855fa235a88078549780";

export default node;
