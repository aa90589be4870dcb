/**
 * @generated SignedSource<<8fca42b4c2bff13166e4ce8240825264>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ImageErrorCode = "DUPLICATE" | "FILE_NOT_READABLE" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "IMAGE_NOT_FOUND" | "IMAGE_TOO_LARGE" | "INVALID_VALUE" | "NOT_DONE" | "OUTCOME_UNKNOWN" | "REQUIRED" | "TOO_LONG" | "TOO_MANY_IMAGES";
import type { FragmentRefs } from "relay-runtime";
export type useSaveImages_payload$data = {
  readonly added: ReadonlyArray<{
    readonly image: {
      readonly alt: string;
      readonly id: string;
      readonly url: string;
    };
    readonly index: number;
  }>;
  readonly changedIds: ReadonlyArray<string>;
  readonly errors: ReadonlyArray<{
    readonly code: ImageErrorCode;
    readonly path: ReadonlyArray<string> | null | undefined;
  }>;
  readonly isOrdered: boolean | null | undefined;
  readonly removedIds: ReadonlyArray<string>;
  readonly viewer: {
    readonly pageOptimization: {
      readonly " $fragmentSpreads": FragmentRefs<"ImagesCards_pageOptimization">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useSaveImages_payload";
};
export type useSaveImages_payload$key = {
  readonly " $data"?: useSaveImages_payload$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveImages_payload">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSaveImages_payload"
};

(node as any).hash = "ff118b2cace1a346831dae33f2ab71e6";

export default node;
