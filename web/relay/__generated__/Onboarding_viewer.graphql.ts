/**
 * @generated SignedSource<<0c91e74361e15f9c23e901d30da1c5d9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OnboardingStepName = "ADD_STORY" | "ASK_FOR_REVIEW" | "CREATE_PAGE" | "PASS_EXAM" | "PUBLISH_PAGE" | "UPLOAD_LOGO";
export type OnboardingStepState = "DONE" | "LATER" | "OPEN";
export type SubscriptionStatus = "FREE" | "FREE_WITH_USED_TRIAL" | "PAID" | "TRIAL" | "UNREGISTERED" | "WITHOUT_TARIFF";
import type { FragmentRefs } from "relay-runtime";
export type Onboarding_viewer$data = {
  readonly account: {
    readonly offers: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
    readonly subscription: {
      readonly status: SubscriptionStatus | null | undefined;
    };
    readonly user: {
      readonly email: string | null | undefined;
      readonly getStarted: boolean;
    };
  };
  readonly id: string;
  readonly onboarding: {
    readonly profile: {
      readonly revision: string;
      readonly " $fragmentSpreads": FragmentRefs<"CardPreview_profile">;
    } | null | undefined;
    readonly steps: ReadonlyArray<{
      readonly name: OnboardingStepName;
      readonly state: OnboardingStepState | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "Onboarding_viewer";
};
export type Onboarding_viewer$key = {
  readonly " $data"?: Onboarding_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Onboarding_viewer">;
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
  "name": "Onboarding_viewer",
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
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountSubscription",
          "kind": "LinkedField",
          "name": "subscription",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "getStarted",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Offer",
          "kind": "LinkedField",
          "name": "offers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Onboarding",
      "kind": "LinkedField",
      "name": "onboarding",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CardPreview_profile"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OnboardingStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "5781ee1b314db81d312a674266c783bc";

export default node;
