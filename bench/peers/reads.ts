// The peers' upstream reads, without protection, checks or deadlines: a peer is what somebody would write in a day.
import { Agent } from 'undici';
import type { WireAccount, WireAccountCounters, WireSubscription } from '../../upstream/contract/account.ts';
import type { WireChat, WireChatPage, WireMessagePage } from '../../upstream/contract/chats.ts';
import type {
  WireActionItem,
  WireDashboardRange,
  WireLeadsSummary,
  WirePageSummary,
  WireScore,
  WireVisibility,
} from '../../upstream/contract/dashboard.ts';
import type { WireLead, WireLeadPage } from '../../upstream/contract/leads.ts';

/** GET with a credential; returns the parsed body. */
export type GetJson = <T>(path: string, authorization: string) => Promise<T>;

const UPSTREAM = process.env['UPSTREAM_URL'] ?? '';
const MESSAGING = '/messaging/api/v1';
const DASHBOARD = '/account/dashboard';

function refuse(path: string, status: number): never {
  throw new Error(`GET ${path} answered ${status}`);
}

/** Reads with fetch, the usual way. */
export const getByFetch: GetJson = async <T>(path: string, authorization: string): Promise<T> => {
  const answer = await fetch(UPSTREAM + path, { headers: { authorization, accept: 'application/json' } });
  if (!answer.ok) refuse(path, answer.status);
  return (await answer.json()) as T;
};

const agent = new Agent({ connections: 128, pipelining: 1 });

/** Reads with undici's lowest-level interface and an agent of its own. */
export const getByDispatch: GetJson = <T>(path: string, authorization: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    agent.dispatch(
      { origin: UPSTREAM, path, method: 'GET', headers: { authorization, accept: 'application/json' } },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseData: (_controller, chunk) => void chunks.push(chunk),
        onResponseEnd: () => {
          const [first] = chunks;
          const text = chunks.length === 1 && first ? first.toString() : Buffer.concat(chunks).toString();
          if (status === 200) resolve(JSON.parse(text) as T);
          else reject(new Error(`GET ${path} answered ${status}`));
        },
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });

/** The reads of the measured operations for one request; the same path is read once. */
export interface Reads {
  account(): Promise<WireAccount>;
  subscription(): Promise<WireSubscription>;
  counters(): Promise<WireAccountCounters>;
  leads(query: string): Promise<WireLeadPage>;
  chats(query: string): Promise<WireChatPage>;
  chat(uuid: string): Promise<WireChat>;
  messages(uuid: string, limit: number): Promise<WireMessagePage>;
  lastRead(uuid: string): Promise<string | null>;
  unreadMessages(): Promise<number>;
  score(): Promise<WireScore>;
  ranges(): Promise<readonly WireDashboardRange[]>;
  pageSummary(range: WireDashboardRange): Promise<WirePageSummary>;
  leadsSummary(range: WireDashboardRange): Promise<WireLeadsSummary>;
  newestLeads(): Promise<readonly WireLead[]>;
  actions(): Promise<readonly WireActionItem[]>;
  visibility(): Promise<WireVisibility>;
}

export function createReads(getJson: GetJson, authorization: string): Reads {
  const known = new Map<string, Promise<unknown>>();
  const get = <T>(path: string): Promise<T> => {
    const before = known.get(path);
    if (before) return before as Promise<T>;
    const read = getJson<T>(path, authorization);
    known.set(path, read);
    return read;
  };
  return {
    account: () => get('/account/'),
    subscription: async () =>
      (await get<{ data: { subscription: WireSubscription } }>('/account/subscription/')).data.subscription,
    counters: () => get('/account/counters'),
    leads: (query) => get(`/account/leads${query}`),
    chats: (query) => get(`${MESSAGING}/agency/chats/${query}`),
    chat: async (uuid) => (await get<{ chat: WireChat }>(`${MESSAGING}/agency/chats/${uuid}`)).chat,
    messages: (uuid, limit) => get(`${MESSAGING}/agency/chats/${uuid}/messages/?limit=${limit}`),
    lastRead: async (uuid) =>
      (await get<{ timestamp: string | null }>(`${MESSAGING}/agency/chats/${uuid}/messages/last-read/`)).timestamp,
    unreadMessages: async () => (await get<{ messages: number }>(`${MESSAGING}/agency/counters/messages/`)).messages,
    score: () => get(`${DASHBOARD}/score`),
    ranges: async () => (await get<{ ranges: WireDashboardRange[] }>(`${DASHBOARD}/ranges`)).ranges,
    pageSummary: ({ from, to }) => get(`${DASHBOARD}/page-summary?from=${from}&to=${to}`),
    leadsSummary: ({ from, to }) => get(`${DASHBOARD}/leads-summary?from=${from}&to=${to}`),
    newestLeads: async () => (await get<{ leads: WireLead[] }>(`${DASHBOARD}/leads`)).leads,
    actions: async () => (await get<{ actions: WireActionItem[] }>(`${DASHBOARD}/actions`)).actions,
    visibility: () => get(`${DASHBOARD}/visibility`),
  };
}

const accounts = new Map<string, string>();

/** The account of a credential: read once, then cached, as in the gateway. */
export async function accountIdOf(getJson: GetJson, authorization: string): Promise<string> {
  const known = accounts.get(authorization);
  if (known !== undefined) return known;
  const { user } = await getJson<WireAccount>('/account/', authorization);
  accounts.set(authorization, user.id);
  return user.id;
}
