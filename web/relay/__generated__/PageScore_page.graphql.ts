/**
 * @generated SignedSource<<6e4bf5dea82a1c3c4de7ca188541395e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PagePartName = "AWARDS" | "CLIENT_LOGOS" | "STORIES";
import type { FragmentRefs } from "relay-runtime";
export type PageScore_page$data = {
  readonly parts: ReadonlyArray<{
    readonly count: number;
    readonly goal: number;
    readonly name: PagePartName | null | undefined;
  }>;
  readonly score: number;
  readonly " $fragmentType": "PageScore_page";
};
export type PageScore_page$key = {
  readonly " $data"?: PageScore_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageScore_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PageScore_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PagePart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PageVisibility",
  "abstractKey": null
};

(node as any).hash = "c1bc77842285b3dc5a9c1e2ba2742ae8";

export default node;
