/**
 * @generated SignedSource<<8253be8d8fabad675a1254fae4f22e54>>
 * @relayHash 883ad5b1d4757e0fb3312f57d5d96faa
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 763870718d87c8ec7d714b57cb5e0a662487a3d8487827f51567778a21ed0c6c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadChangeErrorCode = "IDEMPOTENCY_KEY_FORMAT" | "LEAD_NOT_ACCEPTED" | "LEAD_NOT_DECLINED" | "LEAD_NOT_FOUND" | "NOTE_NOT_FOUND" | "NOT_AVAILABLE" | "TEXT_MAX_LENGTH" | "TEXT_REQUIRED" | "TOO_MANY_NOTES";
export type DeleteLeadNoteInput = {
  noteId: string;
};
export type useChangeNotesDeleteMutation$variables = {
  input: DeleteLeadNoteInput;
};
export type useChangeNotesDeleteMutation$data = {
  readonly deleteLeadNote: {
    readonly errors: ReadonlyArray<{
      readonly code: LeadChangeErrorCode;
    }>;
    readonly lead: {
      readonly " $fragmentSpreads": FragmentRefs<"LeadNotes_lead">;
    } | null | undefined;
  };
};
export type useChangeNotesDeleteMutation = {
  response: useChangeNotesDeleteMutation$data;
  variables: useChangeNotesDeleteMutation$variables;
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
    "name": "useChangeNotesDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteLeadNotePayload",
        "kind": "LinkedField",
        "name": "deleteLeadNote",
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
    "name": "useChangeNotesDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteLeadNotePayload",
        "kind": "LinkedField",
        "name": "deleteLeadNote",
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
    "id": "763870718d87c8ec7d714b57cb5e0a662487a3d8487827f51567778a21ed0c6c",
    "metadata": {},
    "name": "useChangeNotesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49edd37447aa2c0ba79fbca82e833426";

export default node;
