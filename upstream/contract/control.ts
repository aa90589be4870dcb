import { Type, type Static } from 'typebox';
import { AgencyStatus, ModerationStatus, ProductName, Role, SubscriptionStatus, Tariff } from './account.ts';
import { call, Closed, Described, Entity, Nullable, Timestamp, Uuid, UuidParams } from './call.ts';
import { Message } from './chats.ts';
import { ProjectDuration } from './leads.ts';
import { GoogleReviewStatus } from './reviews.ts';

const shared = { row: 'O-21', tag: 'control', access: 'none' } as const;
const nothing = { responses: { 204: null } } as const;

const AccountParams = Type.Object({
  account: Type.String({ minLength: 1, maxLength: 320, description: 'Id or email.' }),
});
const ofAccount = { ...shared, params: AccountParams, errors: { 404: ['ACCOUNT_NOT_FOUND'] } } as const;

export const ControlAccount = Entity('An account with the values that can be adjusted.', {
  id: Uuid,
  email: Type.String(),
  subscriptionStatus: SubscriptionStatus,
  productName: ProductName,
  tariff: Tariff,
  roles: Type.Array(Role),
  agencyStatus: Nullable(AgencyStatus),
  blockReason: Nullable(Type.String()),
  moderationStatus: Nullable(ModerationStatus),
  sessions: Type.Integer(),
});
export type WireControlAccount = Static<typeof ControlAccount>;
const AccountAnswer = Type.Object({ account: ControlAccount });

export const listAccounts = call({
  ...shared,
  method: 'GET',
  path: '/control/accounts',
  summary: 'All accounts with their adjustable values.',
  responses: { 200: Type.Object({ accounts: Type.Array(ControlAccount) }) },
});

export const expireSessions = call({
  ...ofAccount,
  method: 'POST',
  path: '/control/accounts/:account/expire-sessions',
  summary: 'End all sessions of the account, so that its next call returns 401.',
  responses: { 200: Type.Object({ ended: Type.Integer() }) },
});

export const rotateAccountCsrf = call({
  ...ofAccount,
  method: 'POST',
  path: '/control/accounts/:account/rotate-csrf',
  summary: 'Invalidate the CSRF tokens of the account.',
  ...nothing,
});

export const rotateCsrf = call({
  ...shared,
  method: 'POST',
  path: '/control/rotate-csrf',
  summary: 'Invalidate all CSRF tokens.',
  ...nothing,
});

export const setSubscription = call({
  ...ofAccount,
  method: 'PUT',
  path: '/control/accounts/:account/subscription',
  summary: 'Set the subscription of the account.',
  body: Closed({
    status: SubscriptionStatus,
    productName: Type.Optional(ProductName),
    tariff: Type.Optional(Tariff),
  }),
  responses: { 200: AccountAnswer },
});

export const setAgency = call({
  ...ofAccount,
  method: 'PUT',
  path: '/control/accounts/:account/agency',
  summary: 'Block the agency with a reason, unblock it, decide its moderation, or set its Google reviews.',
  body: Closed({
    status: Type.Optional(Nullable(AgencyStatus)),
    blockReason: Described(
      'Stored only while the agency is blocked.',
      Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    ),
    moderationStatus: Type.Optional(Nullable(ModerationStatus)),
    roles: Type.Optional(Type.Array(Role, { uniqueItems: true })),
    googleStatus: Described(
      'State of the search for Google reviews. With `not_empty`, an agency without any gets a few; the others remove them.',
      Type.Optional(GoogleReviewStatus),
    ),
  }),
  responses: { 200: AccountAnswer },
});

/** In USD; a purchase stores it in cents as a 32-bit integer. */
const Price = Type.Number({ minimum: 0, maximum: 1_000_000 });

export const setPrices = call({
  ...shared,
  method: 'PUT',
  path: '/control/prices',
  summary: 'Set the monthly prices in USD.',
  body: Closed({ leadGen: Price, business: Price, pro: Price, guru: Price }),
  ...nothing,
});

/** A thousand years, in milliseconds. */
const LONGEST_MOVE = 31_556_952_000_000;

export const moveClock = call({
  ...shared,
  method: 'POST',
  path: '/control/clock',
  summary: 'Move a frozen clock (setting CLOCK_START), in milliseconds.',
  body: Closed({ advance: Type.Integer({ minimum: -LONGEST_MOVE, maximum: LONGEST_MOVE }) }),
  responses: { 200: Type.Object({ now: Timestamp }) },
  errors: { 409: ['CLOCK_RUNS'] },
});

const ofLead = { ...shared, params: UuidParams('Uuid of the lead.'), errors: { 404: ['LEAD_NOT_FOUND'] } } as const;
const ofChat = { ...shared, params: UuidParams('Uuid of the chat.'), errors: { 404: ['CHAT_NOT_FOUND'] } } as const;

export const addLead = call({
  ...ofAccount,
  method: 'POST',
  path: '/control/accounts/:account/leads',
  summary: 'Create a new lead.',
  responses: { 201: Type.Object({ uuid: Uuid }) },
});

export const expireLeadNow = call({
  ...ofLead,
  method: 'POST',
  path: '/control/leads/:uuid/expire',
  summary: 'Expire an active lead now.',
  ...nothing,
});

export const blockLeadNow = call({
  ...ofLead,
  method: 'POST',
  path: '/control/leads/:uuid/block',
  summary: 'Block a lead and its chat.',
  ...nothing,
});

export const writeAsLeadNow = call({
  ...ofChat,
  method: 'POST',
  path: '/control/chats/:uuid/messages',
  summary: 'Write a message as the lead.',
  body: Closed({ text: Type.String({ minLength: 1, maxLength: 5000 }) }),
  responses: { 201: Type.Object({ message: Message }) },
});

export const readAsLeadNow = call({
  ...ofChat,
  method: 'POST',
  path: '/control/chats/:uuid/read',
  summary: 'Read the chat as the lead.',
  ...nothing,
});

export const answerDealNow = call({
  ...ofChat,
  method: 'POST',
  path: '/control/chats/:uuid/deal',
  summary: 'Answer the pending deal of the chat.',
  body: Closed({ answer: Type.Enum(['confirmed', 'denied']) }),
  ...nothing,
});

export const askDealNow = call({
  ...ofChat,
  method: 'POST',
  path: '/control/chats/:uuid/ask-deal',
  summary: 'Report a deal as the lead, for the agency to confirm.',
  body: Closed({
    name: Type.String({ minLength: 1, maxLength: 200 }),
    website: Type.Optional(Type.String({ maxLength: 500 })),
    budget: Type.Optional(Type.Integer({ minimum: 0 })),
    duration: Type.Optional(ProjectDuration),
  }),
  responses: { 201: Type.Object({ dealUuid: Uuid }) },
});

export const deliverNow = call({
  ...ofChat,
  method: 'POST',
  path: '/control/chats/:uuid/deliver',
  summary: "Deliver the agency's sent messages.",
  responses: { 200: Type.Object({ delivered: Type.Integer() }) },
});

export const reopenChatNow = call({
  ...ofChat,
  method: 'POST',
  path: '/control/chats/:uuid/reopen',
  summary: 'Reopen a closed chat.',
  ...nothing,
});

export const unblockChatNow = call({
  ...ofChat,
  method: 'POST',
  path: '/control/chats/:uuid/unblock',
  summary: 'Unblock the lead of a chat.',
  ...nothing,
});

export const closeChatNow = call({
  ...ofChat,
  method: 'POST',
  path: '/control/chats/:uuid/close',
  summary: 'Close a chat, so that no more messages can be sent.',
  ...nothing,
});

export const blockChatNow = call({
  ...ofChat,
  method: 'POST',
  path: '/control/chats/:uuid/block',
  summary: 'Block the lead of a chat.',
  ...nothing,
});
