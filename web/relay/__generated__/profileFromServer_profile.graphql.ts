/**
 * @generated SignedSource<<5a1332501d517b44deb384aaa0d726d8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProfileState = "DRAFT" | "LIMITS" | "NEW" | "PUBLISH";
import type { FragmentRefs } from "relay-runtime";
export type profileFromServer_profile$data = {
  readonly alias: string | null | undefined;
  readonly budgets: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly businessSizes: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly detailedDescription: string | null | undefined;
  readonly emailSettings: {
    readonly isConsented: boolean;
    readonly values: ReadonlyArray<string>;
  };
  readonly founded: number | null | undefined;
  readonly id: string;
  readonly industries: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly invalidFields: ReadonlyArray<ReadonlyArray<string>>;
  readonly isDraft: boolean;
  readonly isFirstPublish: boolean;
  readonly languages: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly limits: {
    readonly geofocuses: number | null | undefined;
    readonly industries: number | null | undefined;
    readonly languages: number | null | undefined;
    readonly locations: number | null | undefined;
    readonly services: {
      readonly children: number | null | undefined;
      readonly parents: number | null | undefined;
    };
  } | null | undefined;
  readonly logo: {
    readonly name: string;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly newRanges: {
    readonly budgets: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly projectDurations: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly numberOfEmployees: {
    readonly id: string;
  } | null | undefined;
  readonly offices: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly location: {
      readonly " $fragmentSpreads": FragmentRefs<"profileFromServer_location">;
    } | null | undefined;
    readonly phone: string | null | undefined;
    readonly postalCode: string | null | undefined;
  }>;
  readonly projectDurations: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly regions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"profileFromServer_location">;
  }>;
  readonly revision: string;
  readonly scheduledLink: string | null | undefined;
  readonly semrushExpert: boolean;
  readonly services: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly shortDescription: string | null | undefined;
  readonly socials: {
    readonly facebook: string | null | undefined;
    readonly instagram: string | null | undefined;
    readonly linkedIn: string | null | undefined;
    readonly x: string | null | undefined;
  };
  readonly state: ProfileState | null | undefined;
  readonly tagline: string | null | undefined;
  readonly tools: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "profileFromServer_profile";
};
export type profileFromServer_profile$key = {
  readonly " $data"?: profileFromServer_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"profileFromServer_profile">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "profileFromServer_profile"
};

(node as any).hash = "adf4dd63326826542966841402af233f";

export default node;
