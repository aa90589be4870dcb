/**
 * @generated SignedSource<<ed78f27bc5931ab910911a7f809d2e8b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyContact_agency$data = {
  readonly alias: string;
  readonly name: string;
  readonly offices: ReadonlyArray<{
    readonly phone: string | null | undefined;
    readonly phoneText: string | null | undefined;
  }>;
  readonly scheduledLink: string | null | undefined;
  readonly socials: {
    readonly facebook: string | null | undefined;
    readonly instagram: string | null | undefined;
    readonly linkedIn: string | null | undefined;
    readonly x: string | null | undefined;
  };
  readonly website: string | null | undefined;
  readonly " $fragmentType": "AgencyContact_agency";
};
export type AgencyContact_agency$key = {
  readonly " $data"?: AgencyContact_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyContact_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AgencyContact_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alias",
      "storageKey": null
    },
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
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgencySocials",
      "kind": "LinkedField",
      "name": "socials",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkedIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "facebook",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instagram",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Office",
      "kind": "LinkedField",
      "name": "offices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneText",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "7051f7b4ae38f61979a2e1fdd3c04903";

export default node;
