// The measured responses written by hand, field by field as the documents in bench/documents select them.
import { dealStatusEnum, messageStatusEnum, senderEnum, systemKeyEnum } from '../../gateway/chats/messages.map.ts';
import {
  contactMethodEnum,
  declineReasonEnum,
  leadStageEnum,
  leadStatusEnum,
  leadTypeEnum,
  reviewStatusEnum,
} from '../../gateway/leads/leads.enums.ts';
import { phoneText } from '../../gateway/relay/phoneText.ts';
import { toSubscription, toUser } from '../../gateway/account/account.map.ts';
import { eventsCursor } from '../../gateway/relay/eventsCursor.ts';
import { positionBefore, writeHistoryCursor } from '../../gateway/relay/historyCursor.ts';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { writeCursor } from '../../gateway/relay/pageCursor.ts';
import type { WireChat, WireChatLead, WireLastMessage, WireMessage } from '../../upstream/contract/chats.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';
import { budgetOfLead, cardParams, durationOfLead, servicesOf } from './leadChoices.ts';
import type { Reads } from './reads.ts';

function ignore(): void {
  return undefined;
}

function toServices(lead: WireLead) {
  return servicesOf(lead).map(({ id, name }) => ({ id, name }));
}

function toBudget(lead: WireLead) {
  const budget = budgetOfLead(lead);
  return (
    budget && { id: budget.id, from: { amount: budget.from.amount }, to: budget.to && { amount: budget.to.amount } }
  );
}

function toDuration(lead: WireLead) {
  const duration = durationOfLead(lead);
  return duration && { id: duration.id, from: duration.from, to: duration.to };
}

function toOverview(overview: WireLead['domainOverview']) {
  if (overview === null) return null;
  const { domain, authorityScore, organicTraffic, keywords, backlinks, topCountry } = overview;
  return { domain, authorityScore, organicTraffic, keywords, backlinks, topCountry };
}

function toPages(pages: number) {
  const around = Array.from({ length: Math.min(5, pages) }, (_, index) => ({
    page: index + 1,
    isCurrent: index === 0,
  }));
  return { first: null, around, last: pages > 5 ? { page: pages, isCurrent: false } : null };
}

export async function leadsScreen(reads: Reads, accountId: string): Promise<unknown> {
  const [account, subscription, counters, page] = await Promise.all([
    reads.account(),
    reads.subscription(),
    reads.counters(),
    reads.leads('?pageNumber=1&pageSize=10&period=all&type=all'),
  ]);
  const { id, email, roles, agencyStatus, blockReason } = toUser(account.user, ignore);
  const { status, productName, tariff } = toSubscription(subscription, ignore);
  const pages = Math.ceil(page.count / 10);
  const { accepted, rejected, addedToCrm, pending, closedWon, closedLost, rejectedByLead } = page.counters.status;
  return {
    id: toGlobalId('Viewer', accountId),
    account: {
      id: toGlobalId('Account', accountId),
      user: { id, email, roles, agencyStatus, blockReason },
      subscription: { status, productName, tariff },
      counters: { activeLeads: counters.activeLeads },
    },
    leads: {
      totalCount: page.count,
      pages,
      isResponsivenessScoreLow: page.isResponsivenessScoreLow,
      statusCounters: { accepted, rejected, addedToCrm, pending, closedWon, closedLost, rejectedByLead },
      typeCounters: page.counters.type,
      pageCursors: toPages(pages),
      nodes: page.leads.map((lead) => ({
        __typename: 'Lead',
        id: toGlobalId('Lead', lead.uuid),
        slug: lead.slug,
        name: lead.name,
        company: lead.company,
        domain: lead.domain,
        country: lead.country,
        language: lead.language,
        type: leadTypeEnum.read(lead.type, ignore),
        title: lead.title,
        text: lead.text,
        status: leadStatusEnum.read(lead.status, ignore),
        stage: leadStageEnum.read(lead.mark, ignore),
        reviewStatus: reviewStatusEnum.read(lead.reviewStatus, ignore),
        receivedAt: lead.receivedAt,
        expiresAt: lead.expiresAt,
        answeredAt: lead.answeredAt,
        declineReason: declineReasonEnum.read(lead.declineReason, ignore),
        projectDuration: toDuration(lead),
        budget: toBudget(lead),
        services: toServices(lead),
        contactMethods: lead.contactMethods.map(({ type, value }) => ({
          type: contactMethodEnum.read(type, ignore),
          value: type === 'phone' || type === 'whatsapp' ? phoneText(value) : value,
        })),
        domainOverview: toOverview(lead.domainOverview),
      })),
    },
  };
}

function toLastMessage(message: WireLastMessage | null) {
  if (message === null) return null;
  const { body } = message;
  return {
    createdAt: message.createdAt,
    status: messageStatusEnum.read(message.status, ignore),
    sentByMe: message.sentByMe,
    body:
      body === null
        ? { __typename: 'DeletedBody' }
        : 'text' in body
          ? { __typename: 'TextBody', text: body.text }
          : { __typename: 'SystemBody', key: systemKeyEnum.read(body.key, ignore) },
  };
}

function toLead({ name, company, domain, language, isBlocked }: WireChatLead) {
  return {
    name,
    company,
    domain,
    language,
    isBlocked,
  };
}

function toChat(chat: WireChat) {
  return {
    id: toGlobalId('Chat', chat.uuid),
    uuid: chat.uuid,
    unreadCount: chat.unreadCount,
    isClosed: chat.isClosed,
    isArchived: chat.isArchived,
    createdAt: chat.createdAt,
    lastMessage: toLastMessage(chat.lastMessage),
    lead: toLead(chat.lead),
  };
}

function toBody({ body, deletedAt, updatedAt }: WireMessage) {
  if (body === null) return { __typename: 'DeletedBody', deletedAt: deletedAt ?? updatedAt };
  if ('text' in body) return { __typename: 'TextBody', text: body.text };
  return {
    __typename: 'SystemBody',
    key: systemKeyEnum.read(body.key, ignore),
    status: dealStatusEnum.read(body.status, ignore),
    params: cardParams(
      Object.entries(body.params).map(([name, value]) => ({
        name,
        value: name === 'phone' || name === 'whatsapp' ? (phoneText(value) ?? value) : value,
      })),
    ),
  };
}

export async function messengerScreen(reads: Reads, accountId: string, uuid: string): Promise<unknown> {
  const [unreadMessages, page, thread, leadReadAt] = await Promise.all([
    reads.unreadMessages(),
    reads.chats('?pageNumber=1&pageSize=20&status=inbox'),
    reads.messages(uuid, 50),
    reads.lastRead(uuid),
  ]);
  const edges = page.chats.map((chat, index) => ({
    cursor: writeCursor('chats', { offset: index, anchors: [], after: page.cursors?.[index] ?? '' }),
    node: { __typename: 'Chat', ...toChat(chat) },
  }));
  const messages = thread.messages.map((message) => ({
    cursor: writeHistoryCursor(positionBefore(message)),
    node: {
      __typename: 'Message',
      id: toGlobalId('Message', `${uuid}:${message.uuid}`),
      uuid: message.uuid,
      createdAt: message.createdAt,
      sender: senderEnum.read(message.sender, ignore),
      status: messageStatusEnum.read(message.status, ignore),
      language: message.language,
      body: toBody(message),
    },
  }));
  const { chat } = thread;
  return {
    id: toGlobalId('Viewer', accountId),
    messenger: { id: toGlobalId('Messenger', accountId), unreadMessages },
    chats: {
      edges,
      counters: page.counters,
      pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: page.count > 20 },
    },
    chat: {
      id: toGlobalId('Chat', uuid),
      uuid,
      isClosed: chat.isClosed,
      isArchived: chat.isArchived,
      leadReadAt,
      eventsCursor: eventsCursor(thread.serverTs),
      lead: { uuid: chat.lead.uuid, ...toLead(chat.lead) },
      messages: {
        edges: messages,
        firstMessageAt: thread.firstMessageTs,
        firstPreviouslyUnreadAt: thread.firstPreviouslyUnread,
        pageInfo: {
          hasPreviousPage: messages.length === 50 && thread.messages[0]?.createdAt !== thread.firstMessageTs,
          startCursor: messages[0]?.cursor ?? null,
        },
      },
    },
  };
}

export async function leadsWithChats(reads: Reads, accountId: string): Promise<unknown> {
  const page = await reads.leads('?pageNumber=1&pageSize=10&period=all&status=accepted&type=all');
  const nodes = await Promise.all(
    page.leads.map(async (lead) => ({
      id: toGlobalId('Lead', lead.uuid),
      slug: lead.slug,
      name: lead.name,
      company: lead.company,
      title: lead.title,
      status: leadStatusEnum.read(lead.status, ignore),
      receivedAt: lead.receivedAt,
      budget: toBudget(lead),
      services: toServices(lead),
      chat: lead.chatUuid === null ? null : toChat(await reads.chat(lead.chatUuid)),
    })),
  );
  return { id: toGlobalId('Viewer', accountId), leads: { totalCount: page.count, nodes } };
}
