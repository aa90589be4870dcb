/**
 * @generated SignedSource<<082e08936618f4e6f72e9a62ad6c5f89>>
 * @relayHash a0f322e327d5e61a91b798901751f783
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ca686e72ab3cf1ebb2cb28a8d2e8a52300200dee0ec3aec9498e9242c4cdf9b

import type { ConcreteRequest } from 'relay-runtime';
export type ProfileErrorCode = "AGENCY_BLOCKED" | "AGENCY_PUBLISHED" | "CITY_ONLY" | "DUPLICATE" | "FILE_NOT_READABLE" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "IMAGE_TOO_LARGE" | "INVALID_EMAIL" | "INVALID_LINK" | "INVALID_PHONE" | "INVALID_VALUE" | "INVALID_WEBSITE" | "OUT_OF_RANGE" | "PROFILE_CHANGED" | "REQUIRED" | "TOO_LONG" | "TOO_MANY" | "TOO_MANY_CHILDREN" | "TOO_SHORT";
export type SaveNewRangesInput = {
  budgetIds: ReadonlyArray<string>;
  projectDurationIds: ReadonlyArray<string>;
};
export type useSaveProfileRangesMutation$variables = {
  input: SaveNewRangesInput;
};
export type useSaveProfileRangesMutation$data = {
  readonly saveNewRanges: {
    readonly errors: ReadonlyArray<{
      readonly code: ProfileErrorCode;
      readonly max: number | null | undefined;
      readonly min: number | null | undefined;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly newRanges: {
      readonly budgets: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly projectDurations: ReadonlyArray<{
        readonly id: string;
      }>;
    } | null | undefined;
  };
};
export type useSaveProfileRangesMutation = {
  response: useSaveProfileRangesMutation$data;
  variables: useSaveProfileRangesMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveNewRangesPayload",
    "kind": "LinkedField",
    "name": "saveNewRanges",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NewRanges",
        "kind": "LinkedField",
        "name": "newRanges",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Budget",
            "kind": "LinkedField",
            "name": "budgets",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DurationRange",
            "kind": "LinkedField",
            "name": "projectDurations",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ProfileUserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "min",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "max",
            "storageKey": null
          }
        ],
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
    "name": "useSaveProfileRangesMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveProfileRangesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2ca686e72ab3cf1ebb2cb28a8d2e8a52300200dee0ec3aec9498e9242c4cdf9b",
    "metadata": {},
    "name": "useSaveProfileRangesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a972e6b01b20f6db1de276468ca20db7";

export default node;
