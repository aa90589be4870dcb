/**
 * @generated SignedSource<<7c1f065715ce1d0ddf0c56b25c30347e>>
 * @relayHash bf9bc8d0b69ea62d80ca5fbcb15ea7d0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 523153cc8de42aba6f0f8ef2c99dea7df0a196717a2cc2ec021720845b537011

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailSettingsErrorCode = "CONSENT_REQUIRED" | "EMAIL_DUPLICATE" | "EMAIL_FORMAT" | "EMAIL_REQUIRED" | "INVALID_VALUE" | "SETTINGS_CHANGED" | "TOO_MANY_EMAILS";
export type SaveEmailSettingsInput = {
  isConsented: boolean;
  revision?: string | null | undefined;
  values: ReadonlyArray<string>;
};
export type useSaveEmailSettingsMutation$variables = {
  input: SaveEmailSettingsInput;
};
export type useSaveEmailSettingsMutation$data = {
  readonly saveEmailSettings: {
    readonly errors: ReadonlyArray<{
      readonly code: EmailSettingsErrorCode;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"EmailCard_viewer">;
    } | null | undefined;
  };
};
export type useSaveEmailSettingsMutation = {
  response: useSaveEmailSettingsMutation$data;
  variables: useSaveEmailSettingsMutation$variables;
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
  "concreteType": "EmailSettingsUserError",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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
    "name": "useSaveEmailSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveEmailSettingsPayload",
        "kind": "LinkedField",
        "name": "saveEmailSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailCard_viewer"
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
    "name": "useSaveEmailSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveEmailSettingsPayload",
        "kind": "LinkedField",
        "name": "saveEmailSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
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
                "concreteType": "ProfileEmailSettings",
                "kind": "LinkedField",
                "name": "emailSettings",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isConsented",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "values",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "revision",
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
    "id": "523153cc8de42aba6f0f8ef2c99dea7df0a196717a2cc2ec021720845b537011",
    "metadata": {},
    "name": "useSaveEmailSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ea4265954421e22d8461cec9f8a4352";

export default node;
