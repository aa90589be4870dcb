// Resolvers of the two GraphQL peers: the same contract and the same responses as the gateway's, with its pure maps and
// plain reads. Without validation, deadlines and look-ahead, which are the gateway's own work.
import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { toSubscription, toUser } from '../../gateway/account/account.map.ts';
import { toChat } from '../../gateway/chats/chats.map.ts';
import { toMessage } from '../../gateway/chats/messages.map.ts';
import {
  rangeOf,
  rangesOf,
  toActions,
  toLeadsSummary,
  toRange,
  toScore,
} from '../../gateway/dashboard/dashboard.map.ts';
import type { DashboardParent } from '../../gateway/dashboard/dashboard.map.ts';
import { toLead } from '../../gateway/leads/leads.map.ts';
import type { WholeLead } from '../../gateway/leads/leads.map.ts';
import { eventsCursor } from '../../gateway/relay/eventsCursor.ts';
import { positionBefore, writeHistoryCursor } from '../../gateway/relay/historyCursor.ts';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { writeCursor } from '../../gateway/relay/pageCursor.ts';
import { pageCursorsAround } from '../../gateway/relay/pageCursors.ts';
import type { SystemBody } from '../../gateway/schema.types.ts';
import type { WireMessagePage } from '../../upstream/contract/chats.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';
import { budgetOfLead, cardParams, durationOfLead, servicesOf } from './leadChoices.ts';
import { createReads } from './reads.ts';
import type { GetJson, Reads } from './reads.ts';

export interface PeerContext {
  readonly accountId: string;
  readonly reads: Reads;
}

export function peerContext(getJson: GetJson, authorization: string, accountId: string): PeerContext {
  return {
    accountId,
    reads: createReads(getJson, authorization),
  };
}

function ignore(): void {
  return undefined;
}

interface LeadsArgs {
  readonly first: number;
  readonly period?: 'ALL';
  readonly status?: 'ACCEPTED';
}

async function chatOf(reads: Reads, uuid: string) {
  return toChat(await reads.chat(uuid), ignore);
}

const resolvers = {
  Query: { viewer: (_root: unknown, _args: unknown, { accountId }: PeerContext) => ({ accountId }) },
  Node: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  Viewer: {
    id: ({ accountId }: PeerContext) => toGlobalId('Viewer', accountId),
    account: ({ accountId }: PeerContext) => ({ id: toGlobalId('Account', accountId) }),
    messenger: ({ accountId }: PeerContext) => ({ id: toGlobalId('Messenger', accountId) }),
    leads: async (_viewer: unknown, { first, status }: LeadsArgs, { reads }: PeerContext) => {
      const query = `?pageNumber=1&pageSize=${first}&period=all${status ? '&status=accepted' : ''}&type=all`;
      const page = await reads.leads(query);
      const pages = Math.ceil(page.count / first);
      return {
        totalCount: page.count,
        pages,
        isResponsivenessScoreLow: page.isResponsivenessScoreLow,
        statusCounters: page.counters.status,
        typeCounters: page.counters.type,
        pageCursors: pageCursorsAround('leads', 1, pages, first),
        nodes: page.leads.map((lead) => toLead(lead, ignore)),
      };
    },
    chats: async (_viewer: unknown, { first }: { first: number }, { reads }: PeerContext) => {
      const page = await reads.chats(`?pageNumber=1&pageSize=${first}&status=inbox`);
      const edges = page.chats.map((chat, index) => ({
        cursor: writeCursor('chats', { offset: index, anchors: [], after: page.cursors?.[index] ?? '' }),
        node: toChat(chat, ignore),
      }));
      return {
        edges,
        counters: page.counters,
        pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: first < page.count },
      };
    },
    chat: async (_viewer: unknown, { uuid }: { uuid: string }, { reads }: PeerContext) => {
      const page = await reads.messages(uuid, 50);
      return { ...toChat(page.chat, ignore, { eventsCursor: eventsCursor(page.serverTs) }), page };
    },
    score: async (_viewer: unknown, _args: unknown, { reads }: PeerContext) => toScore(await reads.score()),
    dashboard: async (_viewer: unknown, _args: unknown, { reads }: PeerContext) => ({ ranges: await reads.ranges() }),
  },
  Account: {
    user: async (_account: unknown, _args: unknown, { reads }: PeerContext) =>
      toUser((await reads.account()).user, ignore),
    subscription: async (_account: unknown, _args: unknown, { reads }: PeerContext) =>
      toSubscription(await reads.subscription(), ignore),
    counters: (_account: unknown, _args: unknown, { reads }: PeerContext) => reads.counters(),
  },
  Dashboard: {
    ranges: (dashboard: DashboardParent) => rangesOf(dashboard).map(toRange),
    pageSummary: (dashboard: DashboardParent, _args: unknown, { reads }: PeerContext) =>
      reads.pageSummary(rangeOf(dashboard, null)),
    leadsSummary: async (dashboard: DashboardParent, _args: unknown, { reads }: PeerContext) =>
      toLeadsSummary(await reads.leadsSummary(rangeOf(dashboard, null))),
    leads: async (_dashboard: unknown, _args: unknown, { reads }: PeerContext) =>
      (await reads.newestLeads()).map((lead) => toLead(lead, ignore)),
    actions: async (_dashboard: unknown, _args: unknown, { reads }: PeerContext) =>
      toActions(await reads.actions(), ignore),
    visibility: (_dashboard: unknown, _args: unknown, { reads }: PeerContext) => reads.visibility(),
  },
  Messenger: {
    unreadMessages: (_messenger: unknown, _args: unknown, { reads }: PeerContext) => reads.unreadMessages(),
  },
  Lead: {
    services: ({ choices }: WholeLead) => servicesOf(choices),
    budget: ({ choices }: WholeLead) => budgetOfLead(choices),
    projectDuration: ({ choices }: WholeLead) => durationOfLead(choices),
    chat: ({ chatUuid }: Pick<WireLead, 'chatUuid'>, _args: unknown, { reads }: PeerContext) =>
      chatUuid === null ? null : chatOf(reads, chatUuid),
  },
  Chat: {
    leadReadAt: ({ uuid }: { uuid: string }, _args: unknown, { reads }: PeerContext) => reads.lastRead(uuid),
    messages: ({ uuid, page }: { uuid: string; page: WireMessagePage }, { last }: { last: number }) => {
      const edges = page.messages.map((message) => ({
        cursor: writeHistoryCursor(positionBefore(message)),
        node: toMessage(uuid, message, ignore),
      }));
      return {
        edges,
        firstMessageAt: page.firstMessageTs,
        firstPreviouslyUnreadAt: page.firstPreviouslyUnread,
        pageInfo: {
          hasPreviousPage: edges.length === last && page.messages[0]?.createdAt !== page.firstMessageTs,
          startCursor: edges[0]?.cursor ?? null,
        },
      };
    },
  },
  MessageBody: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  SystemBody: { params: ({ params }: Pick<SystemBody, 'params'>) => cardParams(params) },
};

/** The contract with the peers' resolvers. */
export function createPeerSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
    resolvers,
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
  });
}
