import { CHAT, EVENTS, LEADS, SEND, WHO } from './documents.ts';
import type { Chat, Events, Leads, Send, Who } from './documents.ts';

export const url = process.env['PORTAL_URL'] ?? '';
export const socketUrl = url.replace(/^http/, 'ws');
export const authorization = `Bearer ${process.env['PORTAL_TOKEN']}`;

type Variables = Record<string, unknown>;

/** What is specific to a client library. Each function throws on errors. */
export interface Client {
  readonly query?: (text: string, variables: Variables) => Promise<unknown>;
  readonly mutate?: (text: string, variables: Variables) => Promise<unknown>;
  readonly subscribe?: (text: string, variables: Variables) => AsyncIterable<unknown>;
}

/** What the client has received; printed to standard output for the test. */
export interface Report {
  email?: string;
  leads?: string[];
  totalCount?: number;
  sent?: string | undefined;
  isReceived?: boolean;
}

/** Runs an operation with plain fetch, for steps that are not part of what the client is tested for. */
async function post(query: string, variables: Variables): Promise<unknown> {
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Runs everything the client can do and prints the report. */
export async function run({ query, mutate, subscribe }: Client): Promise<void> {
  const report: Report = {};
  if (query) {
    report.email = ((await query(WHO, {})) as Who).viewer.account.user.email;
    Object.assign(report, await allLeads(query));
  }
  const { viewer } = (await (query ?? post)(CHAT, {})) as Chat;
  const chat = viewer.chats.edges[0]?.node;
  if (!chat) throw new Error('The account has no chat.');
  if (mutate || subscribe) {
    const input = { chatId: chat.id, text: 'Hello from a client' };
    const { sendMessage } = (await (mutate ?? post)(SEND, { input })) as Send;
    report.sent = sendMessage.messageEdge?.node.id;
  }
  if (subscribe) {
    for await (const event of subscribe(EVENTS, { chatId: chat.id, after: chat.eventsCursor })) {
      const { chatEvents } = event as Events;
      report.isReceived = chatEvents.messageEdges?.some(({ node }) => node.id === report.sent) ?? false;
      if (report.isReceived) break;
    }
  }
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
}

async function allLeads(query: NonNullable<Client['query']>): Promise<Report> {
  const leads: string[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Leads['viewer']['leads'] = ((await query(LEADS, { after })) as Leads).viewer.leads;
    leads.push(...page.edges.map(({ node }) => node.id));
    if (!page.pageInfo.hasNextPage) return { leads, totalCount: page.totalCount };
    after = page.pageInfo.endCursor;
  }
}
