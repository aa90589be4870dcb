/**
 * @generated SignedSource<<921e3d210ae2b7536539475c8a0ac0ec>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectDuration = "LESS_THAN_MONTH" | "MORE_THAN_SIX_MONTHS" | "ONE_TO_THREE_MONTHS" | "THREE_TO_SIX_MONTHS";
import type { FragmentRefs } from "relay-runtime";
export type LeadPanel_chat$data = {
  readonly fullLead: {
    readonly budget: {
      readonly from: number;
      readonly to: number | null | undefined;
    } | null | undefined;
    readonly company: string | null | undefined;
    readonly contactMethods: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"LeadPanelContacts_methods">;
    }>;
    readonly country: string | null | undefined;
    readonly domainOverview: {
      readonly " $fragmentSpreads": FragmentRefs<"LeadPanelDomain_overview">;
    } | null | undefined;
    readonly language: string | null | undefined;
    readonly name: string;
    readonly projectDuration: ProjectDuration | null | undefined;
    readonly receivedAt: string;
    readonly services: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly slug: string;
    readonly title: string;
    readonly website: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LeadPanel_chat";
};
export type LeadPanel_chat$key = {
  readonly " $data"?: LeadPanel_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadPanel_chat">;
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
  "name": "LeadPanel_chat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Lead",
      "kind": "LinkedField",
      "name": "fullLead",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "company",
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
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LeadService",
          "kind": "LinkedField",
          "name": "services",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BudgetRange",
          "kind": "LinkedField",
          "name": "budget",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "projectDuration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DomainOverview",
          "kind": "LinkedField",
          "name": "domainOverview",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LeadPanelDomain_overview"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactMethod",
          "kind": "LinkedField",
          "name": "contactMethods",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LeadPanelContacts_methods"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};
})();

(node as any).hash = "4633a3c522eea38cdb4d05e5a6381339";

export default node;
