// The events that both sides of the deliveries' benchmark push: in one chat of each account the lead writes a message now and then. Everything
// follows from account and number, so that processes that know nothing of each other push the same.
import type { WireChat, WireMessage } from '../upstream/contract/chats.ts';

/** Accounts with many subscribers, and accounts with a single one: the same events for both, so the difference is the deliveries. */
export type Group = 'crowded' | 'single';

const ACCOUNTS = 50;

/** In every account of the group the lead writes message `number`: the body of `POST /emit` at the fake upstream and at the peer. */
export interface Emission {
  readonly group: Group;
  readonly number: number;
}

/** Numbers of a group's accounts. */
export function accountsOf(group: Group): readonly number[] {
  const first = group === 'crowded' ? 0 : ACCOUNTS;
  return Array.from({ length: ACCOUNTS }, (_, index) => first + index);
}

/** Messages of a chat lie further apart than any overlap of two readings, ms. */
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

/** The credential of one subscriber: each has a session of its own. */
export function credentialOf(account: number, subscriber: number): string {
  return `bench-account-${account}-${subscriber}`;
}

/** The account behind an Authorization header with one of these credentials. */
export function accountOfHeader(authorization: string): number {
  return Number(/^Bearer bench-account-(\d+)-/.exec(authorization)?.[1] ?? Number.NaN);
}

/** Message `number` of an account's chat, from 0. `begin`: when number 0 was written, ms since the epoch. */
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
