// The events that both sides of the deliveries benchmark push: in one chat of each account the lead writes messages.
// They are derived from account and number, so that independent processes push the same ones.
import type { WireChat, WireMessage } from '../upstream/contract/chats.ts';

/**
 * Accounts with many subscribers, and accounts with one: both get the same events, so the difference is the cost of
 * deliveries.
 */
export type Group = 'crowded' | 'single';

const ACCOUNTS = 50;

/**
 * Makes the lead of every account in the group write message `number`: the body of `POST /emit` for the fake upstream
 * and the peer.
 */
export interface Emission {
  readonly group: Group;
  readonly number: number;
}

/** Numbers of a group's accounts. */
export function accountsOf(group: Group): readonly number[] {
  const first = group === 'crowded' ? 0 : ACCOUNTS;
  return Array.from({ length: ACCOUNTS }, (_, index) => first + index);
}

/** Interval between a chat's messages, in ms; longer than any overlap of two reads. */
const SPACING_MS = 10_000;

function uuid(account: number, place: number): string {
  return `${account.toString(16).padStart(8, '0')}-0000-4000-8000-${place.toString(16).padStart(12, '0')}`;
}

export function accountUuid(account: number): string {
  return uuid(account, 0);
}

export function chatUuid(account: number): string {
  return uuid(account, 1);
}

/** The account of a chat. */
export function accountOfChat(chat: string): number {
  return Number.parseInt(chat.slice(0, 8), 16);
}

/** Credential of one subscriber; each has its own session. */
export function credentialOf(account: number, subscriber: number): string {
  return `bench-account-${account}-${subscriber}`;
}

/** The account of an Authorization header with one of these credentials. */
export function accountOfHeader(authorization: string): number {
  return Number(/^Bearer bench-account-(\d+)-/.exec(authorization)?.[1] ?? Number.NaN);
}

/** Message `number` (0-based) of an account's chat. `begin`: time of number 0, ms since the epoch. */
export function messageOf(account: number, number: number, begin: number): WireMessage {
  const at = new Date(begin + number * SPACING_MS).toISOString();
  return {
    uuid: uuid(account, 16 + number),
    createdAt: at,
    updatedAt: at,
    status: 'delivered',
    sender: 'lead',
    body: {
      text: `No. ${number}: could you send us the plan for the next quarter, with the budget, before Friday noon?`,
    },
    deletedAt: null,
    language: 'en',
  };
}

/** The chat when message `number` is its newest. */
export function chatOf(account: number, number: number, begin: number): WireChat {
  const { updatedAt: _updatedAt, language: _language, ...last } = messageOf(account, number, begin);
  return {
    uuid: chatUuid(account),
    unreadCount: 0,
    isClosed: false,
    isArchived: false,
    lastMessage: { ...last, sentByMe: false },
    lead: {
      uuid: uuid(account, 2),
      name: `Lead of ${account}`,
      company: 'Acme Corporation',
      domain: `acme-${account}.example`,
      isBlocked: false,
      country: 'DE',
      language: 'en',
    },
    createdAt: new Date(begin).toISOString(),
  };
}
