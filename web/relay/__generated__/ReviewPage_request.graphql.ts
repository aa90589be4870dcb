/**
 * @generated SignedSource<<2a82f8e9652523345cd91b95c495c65c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewStatus = "BLOCKED" | "DRAFT" | "EMPTY" | "NOT_AVAILABLE" | "PENDING" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type ReviewPage_request$data = {
  readonly agencyAlias: string | null | undefined;
  readonly agencyName: string | null | undefined;
  readonly status: ReviewStatus | null | undefined;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewProject_request">;
  readonly " $fragmentType": "ReviewPage_request";
};
export type ReviewPage_request$key = {
  readonly " $data"?: ReviewPage_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewPage_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewPage_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
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
      "name": "agencyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agencyAlias",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewProject_request"
    }
  ],
  "type": "ReviewRequest",
  "abstractKey": null
};

(node as any).hash = "75ace7f313569a1e04a9b459ba3c74af";

export default node;
