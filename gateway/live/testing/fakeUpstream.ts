import type { WireChat, WireMessage } from '../../../upstream/contract/chats.ts';
import type { RestClient, RestClients } from '../../rest/client.ts';
import { UpstreamError } from '../../rest/errors.ts';
import { Credential } from '../../rest/credential.ts';
import type { Caller } from '../../session/caller.ts';
import { FakeLeads } from './fakeLeads.ts';
import { pass } from './pass.ts';

interface StoredMessage {
  readonly message: WireMessage;
  /** Visible to reads from this time on, in ms. */
  readonly visibleAt: number;
}

/** A call the fake received. */
export interface SeenCall {
  readonly path: string;
  readonly hash: string;
  readonly accountId: string;
  readonly at: number;
}

export function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** Account ids by the hash of their credentials. */
const accounts = new Map<string, string>();

/** A caller of the given account; `token` distinguishes its sessions. */
export function callerOf(accountId: string, token = accountId): Caller {
  const credential = new Credential(token);
  accounts.set(credential.hash, accountId);
  return {
    accountId,
    credential,
    kind: 'bearer',
    token: null,
    sessionId: token,
    expiresAt: null,
  };
}

/**
 * The part of the upstream that live/ reads, in memory, on a given clock, with injectable refusals, outages and delays.
 */
export class FakeUpstream {
  readonly calls: SeenCall[] = [];
  /** Hashes of credentials that are no longer accepted. */
  readonly revoked = new Set<string>();
  /** Accounts without a subscription. */
  readonly unpaid = new Set<string>();
  /** Thrown by every call while it is set. */
  outage: UpstreamError | null = null;
  /** Response time of a call, in ms. */
  latency: (path: string) => number = () => 5;
  activeLeads = 0;
  /** The leads of every account. */
  readonly leads: FakeLeads;
  /** Whether RST-52 carries `activeLeads`, as in the reference upstream. */
  countsLeads = true;
  /** Whether `serverTs` is the newest change of the chat, as in the reference upstream; otherwise it is the clock. */
  tellsChanges = false;
  /** Maximum number of concurrent poll calls so far. */
  maxPollCalls = 0;
  #pollCalls = 0;
  readonly #now: () => number;
  /** Uuids of chats by account. */
  readonly #owned = new Map<string, string[]>();
  readonly #messages = new Map<string, StoredMessage[]>();
  readonly #chats = new Map<string, Partial<WireChat>>();
  readonly #readAt = new Map<string, string>();
  readonly #changedAt = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
    this.leads = new FakeLeads(now);
  }

  addChat(uuid: string, accountId: string): void {
    this.#owned.set(accountId, [...(this.#owned.get(accountId) ?? []), uuid]);
    this.#messages.set(uuid, []);
  }

  /** Changes the chat itself, e.g. closes it. */
  changeChat(uuid: string, change: Partial<WireChat>): void {
    this.#chats.set(uuid, { ...this.#chats.get(uuid), ...change });
    this.#changedAt.set(uuid, this.#now());
  }

  /** The agency reads the chat, and with it every message of the lead. */
  readByAgency(chat: string): void {
    for (const { uuid, sender, status } of this.visible(chat)) {
      if (sender === 'lead' && status !== 'read') this.put(chat, uuid, { status: 'read' });
    }
  }

  readByLead(uuid: string): void {
    this.#readAt.set(uuid, iso(this.#now()));
  }

  /** A new message, or a new version of one; visible to reads `lateMs` after its own timestamp. */
  put(chat: string, uuid: string, change: Partial<WireMessage> = {}, lateMs = 0): WireMessage {
    const stored = this.#messages.get(chat) ?? [];
    const now = iso(this.#now());
    const before = stored.findLast((entry) => entry.message.uuid === uuid)?.message;
    const message: WireMessage = {
      uuid,
      createdAt: now,
      status: 'sent',
      sender: 'lead',
      body: { text: uuid },
      deletedAt: null,
      language: null,
      ...before,
      updatedAt: now,
      ...change,
    };
    stored.push({ message, visibleAt: this.#now() + lateMs });
    return message;
  }

  delete(chat: string, uuid: string): void {
    this.put(chat, uuid, { deletedAt: iso(this.#now()), body: null });
  }

  /** The messages visible now, in their newest visible version. */
  visible(chat: string): WireMessage[] {
    const now = this.#now();
    const versions = (this.#messages.get(chat) ?? []).filter((entry) => entry.visibleAt <= now);
    return [...new Map(versions.map(({ message }) => [message.uuid, message])).values()];
  }

  /** Number of calls whose path ends like this. */
  count(ending: string): number {
    return this.calls.filter((call) => call.path.endsWith(ending)).length;
  }

  readonly clients: RestClients = (credential, { signal, traffic }) => {
    const answer = async (path: string, query: Readonly<Record<string, unknown>>): Promise<unknown> => {
      const hash = credential?.hash ?? '';
      const accountId = accounts.get(hash) ?? '';
      this.calls.push({ path, hash, accountId, at: this.#now() });
      const latency = this.latency(path);
      await pass(latency / 8, signal);
      if (this.outage !== null) throw this.outage;
      if (this.revoked.has(hash)) throw new UpstreamError({ kind: 'unauthenticated', status: 401 });
      const body = this.#answer(path, query, accountId);
      await pass((latency * 7) / 8, signal);
      return body;
    };
    const get = async (path: string, query: Readonly<Record<string, unknown>>): Promise<unknown> => {
      if (traffic !== 'poll') return answer(path, query);
      this.#pollCalls += 1;
      this.maxPollCalls = Math.max(this.maxPollCalls, this.#pollCalls);
      try {
        return await answer(path, query);
      } finally {
        this.#pollCalls -= 1;
      }
    };
    const refuse = (): Promise<never> => Promise.reject(new Error('live/ only reads'));
    const client: RestClient = {
      get: async <T>(path: string, query?: object): Promise<T> => (await get(path, { ...query })) as T,
      getPublic: refuse,
      post: refuse,
      put: refuse,
      delete: refuse,
      startEvent: () => undefined,
      speak: () => undefined,
      calls: 0,
      hasFailedRead: false,
    };
    return client;
  };

  #answer(path: string, query: Readonly<Record<string, unknown>>, accountId: string): unknown {
    const mine = this.#owned.get(accountId) ?? [];
    if (path === '/account/subscription/') {
      return {
        data: {
          subscription: { productName: 'PRO', tariff: 'AGK_S', status: this.unpaid.has(accountId) ? 'free' : 'paid' },
        },
      };
    }
    const activeLeads = this.activeLeads + this.leads.active;
    if (path === '/account/counters') return { activeLeads, ...this.leads.counted };
    if (path === '/agency/counters/messages/') {
      return { messages: this.#unread(mine), ...(this.countsLeads && { activeLeads, ...this.leads.counted }) };
    }
    if (path === '/account/leads/events' && this.leads.hasLog) {
      return this.leads.events(query.after as string | undefined, Number(query.limit));
    }
    if (path === '/agency/chats/') {
      const isWanted = (chat: WireChat): boolean =>
        query.status === 'unread' ? this.#unread([chat.uuid]) > 0 : !chat.isArchived;
      const activeAt = (chat: WireChat): number => Date.parse(chat.lastMessage?.createdAt ?? chat.createdAt);
      const chats = mine
        .map((uuid) => ({ ...this.#chat(uuid), unreadCount: this.#unread([uuid]) }))
        .filter(isWanted)
        .sort((a, b) => activeAt(b) - activeAt(a));
      const size = Number(query.pageSize);
      const start = (Number(query.pageNumber) - 1) * size;
      return {
        chats: chats.slice(start, start + size),
        pages: Math.ceil(chats.length / size),
        count: chats.length,
        counters: { inbox: chats.length, unread: 0, archived: 0 },
      };
    }
    const uuid = path.split('/')[3] ?? '';
    if (!mine.includes(uuid)) throw new UpstreamError({ kind: 'status', status: 404, code: 'CHAT_NOT_FOUND' });
    if (path.endsWith('/latest')) return this.#latest(uuid, Date.parse(String(query.after)), Number(query.limit));
    if (path.endsWith('/last-read/')) return { timestamp: this.#readAt.get(uuid) ?? null };
    return { chat: this.#chat(uuid) };
  }

  #latest(uuid: string, after: number, limit: number): unknown {
    const messages = this.visible(uuid)
      .filter((message) => Date.parse(message.updatedAt) > after)
      .sort((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt));
    const changes = this.visible(uuid).map(({ updatedAt }) => Date.parse(updatedAt));
    const newest = Math.max(this.#changedAt.get(uuid) ?? 0, ...changes);
    return { messages: messages.slice(0, limit), serverTs: iso(this.tellsChanges ? newest : this.#now()) };
  }

  #unread(uuids: readonly string[]): number {
    return uuids.reduce(
      (sum, uuid) =>
        sum + this.visible(uuid).filter(({ sender, status }) => sender === 'lead' && status !== 'read').length,
      0,
    );
  }

  #chat(uuid: string): WireChat {
    const last = this.visible(uuid).at(-1);
    return {
      uuid,
      unreadCount: 0,
      isClosed: false,
      isArchived: false,
      createdAt: iso(0),
      lead: { uuid, name: 'Lead', company: null, domain: null, isBlocked: false, country: null, language: 'en' },
      lastMessage: last === undefined ? null : { ...last, sentByMe: last.sender === 'agency' },
      ...this.#chats.get(uuid),
    };
  }
}
