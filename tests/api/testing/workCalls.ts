import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { activeLead } from './newLead.ts';
import { BIG, MESSAGING, dig } from './upstreamCall.ts';
import type { Prepared, Stage, UpstreamCall } from './upstreamCall.ts';

function answerOfLead(row: string, action: string, input: string, last: string, method = 'PUT'): UpstreamCall {
  return {
    call: `${method} /account/leads/{id}/${last}` as UpstreamCall['call'],
    row,
    field: `Mutation.${action}`,
    account: BIG,
    document: `mutation ($id: ID!) { ${action}(input: { leadId: $id ${input} }) { lead { status } errors { code } } }`,
    prepare: async (stage) => {
      const { uuid, id } = await activeLead(stage);
      return { path: `/account/leads/${uuid}/${last}`, variables: { id } };
    },
  };
}

function chatPath(uuid: string): string {
  return `${MESSAGING}/agency/chats/${uuid}`;
}
function ofChat(row: string, field: string, selection: string, last: string, failing: string): UpstreamCall {
  return {
    call: `GET ${MESSAGING}/agency/chats/{uuid}${last}`,
    row,
    field,
    account: BIG,
    document: `query ($uuid: String!) { viewer { account { timeZone } chat(uuid: $uuid) { ${selection} } } }`,
    prepare: ({ chat }) => {
      const uuid = chat();
      return { path: chatPath(uuid) + last, variables: { uuid } };
    },
    at: failing,
    beside: 'viewer.account.timeZone',
  };
}

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  messageEdge { node { id uuid } } errors { code } } }`;

/** Sends a message in a chat of its own, and returns its upstream path. */
async function sentMessage(stage: Stage): Promise<Prepared> {
  const chatUuid = stage.chat();
  const { sendMessage } = await stage.ask(SEND, { input: { chatUuid, text: 'To be looked at' } });
  const id = dig(sendMessage, 'messageEdge', 'node', 'id');
  return {
    path: `${chatPath(chatUuid)}/messages/${String(dig(sendMessage, 'messageEdge', 'node', 'uuid'))}/`,
    variables: { id },
  };
}

/** Makes a lead report a deal in a chat of its own, and returns its upstream path. */
async function reportedDeal({ upstream, chat }: Stage): Promise<Prepared> {
  const reported = { name: 'Harbor & Pine', budget: 4200 };
  const asked = await upstream.control('POST', `/chats/${chat()}/ask-deal`, reported);
  const { dealUuid } = asked as { dealUuid: string };
  return { path: `/account/deals/${dealUuid}`, variables: { id: toGlobalId('Deal', dealUuid) } };
}

/** Calls for leads, chats and deals. */
export const WORK_CALLS: readonly UpstreamCall[] = [
  {
    call: 'GET /account/leads',
    row: 'RST-41',
    field: 'Viewer.leads',
    account: BIG,
    document: '{ viewer { account { timeZone } leads(first: 3) { totalCount nodes { id } } } }',
    prepare: () => ({ path: '/account/leads' }),
    at: 'viewer.leads',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'GET /account/leads/{id}',
    row: 'RST-42',
    field: 'Viewer.lead',
    account: BIG,
    document: 'query ($uuid: String!) { viewer { account { timeZone } lead(uuid: $uuid) { title } } }',
    prepare: async (stage) => {
      const { uuid } = await activeLead(stage);
      return { path: `/account/leads/${uuid}`, variables: { uuid } };
    },
    at: 'viewer.lead',
    beside: 'viewer.account.timeZone',
  },
  answerOfLead('RST-43', 'acceptLead', '', 'status'),
  {
    ...answerOfLead('RST-44', 'declineLead', ', reason: SPAM', 'decline-reason/', 'POST'),
    isBodyless: true,
    // The lead is still declined (STA-03).
    copes: ({ data, errors }) =>
      errors.length === 0 &&
      dig(data, 'declineLead', 'lead', 'status') === 'DECLINED' &&
      ['REASON_NOT_SAVED', null].includes(dig(data, 'declineLead', 'errors', '0', 'code') as string | null),
  },
  {
    call: `GET ${MESSAGING}/agency/chats/`,
    row: 'RST-45',
    field: 'Viewer.chats',
    account: BIG,
    document: '{ viewer { account { timeZone } chats(first: 3) { totalCount nodes { id } } } }',
    prepare: () => ({ path: `${MESSAGING}/agency/chats/` }),
    at: 'viewer.chats',
    beside: 'viewer.account.timeZone',
  },
  ofChat('RST-45', 'Viewer.chat', 'uuid lead { name }', '', 'viewer.chat'),
  ofChat('RST-46', 'Chat.messages', 'messages(last: 2) { nodes { id } }', '/messages/', 'viewer.chat'),
  {
    call: `GET ${MESSAGING}/agency/chats/{uuid}/messages/latest`,
    row: 'RST-47',
    field: 'Subscription.chatEvents',
    account: BIG,
    document: '',
  },
  {
    ...ofChat('RST-48', 'Chat.leadReadAt', 'uuid leadReadAt', '/messages/last-read/', 'viewer.chat.leadReadAt'),
    beside: 'viewer.chat.uuid',
  },
  {
    call: `POST ${MESSAGING}/agency/chats/{uuid}/messages/`,
    row: 'RST-49',
    field: 'Mutation.sendMessage',
    account: BIG,
    document: SEND,
    prepare: ({ chat, next }) => {
      const chatUuid = chat();
      const input = { chatUuid, text: 'Good morning', idempotencyKey: `key-${next()}` };
      return { path: `${chatPath(chatUuid)}/messages/`, variables: { input } };
    },
  },
  {
    call: `GET ${MESSAGING}/agency/chats/{uuid}/messages/{messageId}/`,
    row: 'RST-50',
    field: 'Query.node',
    account: BIG,
    document: 'query ($id: ID!) { node(id: $id) { ... on Message { uuid } } viewer { account { timeZone } } }',
    prepare: sentMessage,
    at: 'node',
    beside: 'viewer.account.timeZone',
  },
  {
    call: `DELETE ${MESSAGING}/agency/chats/{uuid}/messages/{messageId}/`,
    row: 'RST-50',
    field: 'Mutation.deleteMessage',
    account: BIG,
    document: 'mutation ($id: ID!) { deleteMessage(input: { messageId: $id }) { deletedMessageId errors { code } } }',
    prepare: sentMessage,
    isBodyless: true,
  },
  {
    call: `PUT ${MESSAGING}/agency/chats/{uuid}`,
    row: 'RST-51',
    field: 'Mutation.archiveChat',
    account: BIG,
    document: 'mutation ($id: ID!) { archiveChat(input: { chatId: $id }) { chat { isArchived } errors { code } } }',
    prepare: ({ chat }) => {
      const id = chat();
      return { path: chatPath(id), variables: { id: toGlobalId('Chat', id) } };
    },
  },
  {
    call: `GET ${MESSAGING}/agency/counters/messages/`,
    row: 'RST-52',
    field: 'Messenger.unreadMessages',
    account: BIG,
    document: '{ viewer { account { timeZone } messenger { unreadMessages } } }',
    prepare: () => ({ path: `${MESSAGING}/agency/counters/messages/` }),
    at: 'viewer.messenger.unreadMessages',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'GET /account/deals',
    row: 'RST-70',
    field: 'Viewer.pendingDeals',
    account: BIG,
    document: '{ viewer { account { timeZone } pendingDeals { name } } }',
    prepare: () => ({ path: '/account/deals' }),
    at: 'viewer.pendingDeals',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'GET /account/deals/{uuid}',
    row: 'RST-70',
    field: 'Viewer.deal',
    account: BIG,
    document: 'query ($id: ID!) { viewer { account { timeZone } deal(id: $id) { name } } }',
    prepare: reportedDeal,
    at: 'viewer.deal',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'PUT /account/deals/{uuid}',
    row: 'RST-71',
    field: 'Mutation.answerDeal',
    account: BIG,
    document:
      'mutation ($id: ID!) { answerDeal(input: { dealId: $id, answer: NO }) { deal { status } errors { code } } }',
    prepare: reportedDeal,
    isBodyless: true,
  },
];
