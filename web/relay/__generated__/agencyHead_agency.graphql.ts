/**
 * @generated SignedSource<<bc327f8db6d313f1313184602bb2a3bb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type agencyHead_agency$data = {
  readonly alias: string;
  readonly cities: ReadonlyArray<{
    readonly alias: string;
    readonly name: string;
  }>;
  readonly founded: number | null | undefined;
  readonly languages: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly logoUrl: string | null | undefined;
  readonly name: string;
  readonly offices: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly location: {
      readonly country: string;
      readonly name: string;
    } | null | undefined;
    readonly phone: string | null | undefined;
    readonly postalCode: string | null | undefined;
  }>;
  readonly regions: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly reviews: ReadonlyArray<{
    readonly rating: number;
  }>;
  readonly shortDescription: string | null | undefined;
  readonly socials: {
    readonly facebook: string | null | undefined;
    readonly instagram: string | null | undefined;
    readonly linkedIn: string | null | undefined;
    readonly x: string | null | undefined;
  };
  readonly tagline: string | null | undefined;
  readonly textLanguage: string;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "agencyHead_agency";
};
export type agencyHead_agency$key = {
  readonly " $data"?: agencyHead_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"agencyHead_agency">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "agencyHead_agency"
};

(node as any).hash = "a4d83b1b3f21184ba57e95e359fa2a34";

export default node;
