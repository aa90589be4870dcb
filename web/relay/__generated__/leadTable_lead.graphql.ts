/**
 * @generated SignedSource<<a311b0fa7d07a278f5a14160bf2a3571>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ContactMethodType = "CHAT" | "EMAIL" | "OTHER" | "PHONE" | "WHATSAPP";
export type DeclineReason = "BUDGET" | "INDUSTRY" | "LANGUAGE" | "LOCATION" | "OTHER" | "SERVICE" | "SPAM" | "TOO_BUSY";
export type LeadStage = "CLIENT_DECLINED" | "IN_CRM" | "LOST" | "WON";
export type LeadStatus = "ACCEPTED" | "ACTIVE" | "BLOCKED" | "DECLINED" | "EXPIRED";
export type LeadType = "BRIEF" | "PROPOSAL";
import type { FragmentRefs } from "relay-runtime";
export type leadTable_lead$data = {
  readonly answeredAt: string | null | undefined;
  readonly budget: {
    readonly from: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    };
    readonly to: {
      readonly " $fragmentSpreads": FragmentRefs<"money_money">;
    } | null | undefined;
  } | null | undefined;
  readonly company: string | null | undefined;
  readonly contactMethods: ReadonlyArray<{
    readonly type: ContactMethodType | null | undefined;
    readonly value: string;
  }>;
  readonly country: string | null | undefined;
  readonly declineReason: DeclineReason | null | undefined;
  readonly domain: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly language: string | null | undefined;
  readonly name: string;
  readonly receivedAt: string;
  readonly services: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly stage: LeadStage | null | undefined;
  readonly status: LeadStatus | null | undefined;
  readonly text: string;
  readonly title: string;
  readonly type: LeadType | null | undefined;
  readonly " $fragmentType": "leadTable_lead";
};
export type leadTable_lead$key = {
  readonly " $data"?: leadTable_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"leadTable_lead">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "leadTable_lead"
};

(node as any).hash = "28ddf99a288d0a02a5b4e50bfd642e32";

export default node;
