import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { WireChat } from '../../upstream/contract/chats.ts';
import { getChat, type ChatPage } from '../chats/chats.rest.ts';
import { UpstreamError } from '../rest/errors.ts';
import { firstPage, isSame } from './changedChats.ts';
import type * as Changed from './changedChats.ts';
import type { MessengerState } from './events.ts';
import { createLiveHub, type LiveHub, type MessengerEvents } from './hub.ts';
import { callerOf, FakeUpstream, iso } from './testing/fakeUpstream.ts';
import { flakyCalls, flakyLatency } from './testing/flakyCalls.ts';
import { testHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

/** Number of sequences to play; set `MESSENGER_RUNS` for more. */
const RUNS = Number(process.env['MESSENGER_RUNS'] ?? 60);
const SEED = 20_261_126;
const caller = callerOf('a', 'tab');

/** A tab that keeps what it was told last. */
class Tab {
  readonly chats = new Map<string, WireChat>();
  state: MessengerState | null = null;
  refusal = '';
  /** Chats that got a message since its stream began. */
  readonly owed = new Set<string>();
  #stream: MessengerEvents | null = null;
  #connection = 0;

  get isConnected(): boolean {
    return this.#connection % 2 === 1;
  }

  async connect(hub: LiveHub): Promise<void> {
    if (this.isConnected) return;
    this.#connection += 1;
    const connection = this.#connection;
    const stream = await hub.messengerEvents(caller);
    if (connection !== this.#connection) {
      await stream.return?.();
      return;
    }
    this.#stream = stream;
    for await (const event of stream) {
      if (connection !== this.#connection) return;
      if (event.kind === 'refused') {
        this.refusal = event.code;
        return;
      }
      this.state = event.state;
      if (event.kind === 'chats') for (const chat of event.chats) this.chats.set(chat.uuid, chat);
    }
  }

  disconnect(): void {
    if (!this.isConnected) return;
    this.#connection += 1;
    void this.#stream?.return?.();
    this.#stream = null;
    this.state = null;
    this.chats.clear();
    this.owed.clear();
  }
}

const ACTS = [
  ...(['lead', 'lead', 'lead', 'own', 'own', 'burst', 'archive', 'close', 'read', 'readElsewhere'] as const),
  ...(['connect', 'disconnect', 'outage', 'recovery', 'newGateway'] as const),
] as const;

const games = fc.record({
  steps: fc.array(
    fc.record({
      act: fc.constantFrom(...ACTS),
      chat: fc.nat(39),
      lateMs: fc.nat(1_900),
      waitMs: fc.oneof({ weight: 3, arbitrary: fc.nat(500) }, fc.nat(7_000)),
    }),
    { minLength: 3, maxLength: 40 },
  ),
  calls: flakyCalls,
});
type Game = typeof games extends fc.Arbitrary<infer G> ? G : never;

/** What a connected tab has otherwise than the upstream. */
function differences(tab: Tab, page: ChatPage, all: readonly WireChat[]): string[] {
  if (tab.refusal !== '') return [`refused ${tab.refusal}`];
  const kept = (uuid: string): WireChat | undefined => tab.chats.get(uuid);
  return [
    ...(isSame(tab.state?.counters, page.counters) ? [] : ['other counters']),
    ...page.chats.filter((chat) => !isSame(kept(chat.uuid), chat)).map(({ uuid }) => `another ${uuid}`),
    ...all
      .filter(({ uuid, lastMessage }) => tab.owed.has(uuid) && kept(uuid)?.lastMessage?.uuid !== lastMessage?.uuid)
      .map(({ uuid }) => `lacks a message of ${uuid}`),
    ...all
      .filter(({ uuid, isArchived }) => (kept(uuid)?.isArchived ?? isArchived) !== isArchived)
      .map(({ uuid }) => `${uuid} in another view`),
  ];
}

/** Plays 40 chats, a quarter of them archived, with two tabs, and returns every fault. */
async function play(create: typeof createLiveHub, { steps, calls }: Game): Promise<string[]> {
  const time = new VirtualTime();
  try {
    const upstream = new FakeUpstream(() => time.now);
    upstream.latency = flakyLatency(calls);
    const uuids = Array.from({ length: 40 }, (_, index) => `c${index}`);
    const archived = new Set(uuids.filter((_, index) => index % 4 === 0));
    for (const [index, uuid] of uuids.entries()) {
      upstream.addChat(uuid, 'a');
      upstream.changeChat(uuid, { createdAt: iso((index + 1) * 1_000), isArchived: archived.has(uuid) });
    }
    let { hub } = testHub(create, upstream, { ringEvents: 5 });
    const tabs = [new Tab(), new Tab()] as const;
    let written = 0;
    const write = (uuid: string, sender: 'lead' | 'agency', lateMs: number): void => {
      written += 1;
      upstream.put(uuid, `m${written}`, { sender }, lateMs);
      for (const tab of tabs) if (tab.state !== null) tab.owed.add(uuid);
    };
    const readElsewhere = (uuid: string): void => {
      upstream.readByAgency(uuid);
      // Nothing shows a message to an archived chat that is read before the next poll.
      if (archived.has(uuid)) for (const tab of tabs) tab.owed.delete(uuid);
    };
    const archive = (uuid: string, isArchived: boolean): void => {
      upstream.changeChat(uuid, { isArchived });
      if (isArchived) archived.add(uuid);
      else archived.delete(uuid);
    };
    const startGateway = async (): Promise<void> => {
      const open = tabs.filter((tab) => tab.isConnected);
      for (const tab of tabs) tab.disconnect();
      await hub.close();
      ({ hub } = testHub(create, upstream, { ringEvents: 5 }));
      for (const tab of open) void tab.connect(hub);
    };
    void tabs[0].connect(hub);
    await time.pass(5_000);
    for (const { act, chat, lateMs, waitMs } of steps) {
      const uuid = uuids[chat] ?? '';
      const tab = tabs[chat % 2 === 0 ? 0 : 1];
      if (act === 'lead') write(uuid, 'lead', lateMs);
      else if (act === 'burst') for (const one of uuids.slice(0, chat)) write(one, 'lead', lateMs);
      else if (act === 'own') write(uuid, 'agency', 0);
      else if (act === 'read') upstream.readByAgency(uuid);
      else if (act === 'readElsewhere') readElsewhere(uuid);
      else if (act === 'archive') archive(uuid, waitMs % 2 === 0);
      else if (act === 'close') upstream.changeChat(uuid, { isClosed: waitMs % 2 === 0 });
      else if (act === 'connect') void tab.connect(hub);
      else if (act === 'disconnect') tab.disconnect();
      else if (act === 'outage') upstream.outage = new UpstreamError({ kind: 'status', status: 503 });
      else if (act === 'recovery') upstream.outage = null;
      else await startGateway();
      if (act === 'own' || act === 'archive' || act === 'read') hub.kick(caller, uuid);
      await time.pass(waitMs);
    }
    upstream.outage = null;
    upstream.latency = () => 1;
    // Two periodic reads of the first page, one of the unread view.
    await time.pass(310_000);
    const rest = upstream.clients(caller.credential, { traffic: 'operation', locale: 'en', requestId: 'r' });
    const reading = Promise.all([firstPage(rest, 'inbox'), Promise.all(uuids.map((uuid) => getChat(rest, uuid)))]);
    await time.pass(100);
    const [page, all] = await reading;
    const faults = tabs.flatMap((tab) => (tab.isConnected ? differences(tab, page, all) : []));
    for (const tab of tabs) tab.disconnect();
    await hub.close();
    await time.settle();
    if (time.timers > 0) faults.push('timers are left');
    return faults;
  } finally {
    time.restore();
  }
}

function nothingWrong(create: typeof createLiveHub): fc.IAsyncProperty<[Game]> {
  return fc.asyncProperty(games, async (game) => {
    const faults = await play(create, game);
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
}

describe('the account-wide state across disconnects, new gateways and outages', () => {
  it('becomes that of the upstream, with every chat that got a message', async () => {
    await fc.assert(nothingWrong(createLiveHub), { numRuns: RUNS, seed: SEED, endOnFailure: true });
  });

  it('is found to lack messages if the chat of a write is not looked up', async () => {
    vi.resetModules();
    vi.doMock('./changedChats.ts', async (importOriginal) => {
      const original = await importOriginal<typeof Changed>();
      const readChangedChats: typeof original.readChangedChats = (rest, before, ...others) =>
        original.readChangedChats(rest, { ...before, suspected: [] }, ...others);
      return { ...original, readChangedChats };
    });
    try {
      const { createLiveHub: createMutant } = await import('./hub.ts');
      const result = await fc.check(nothingWrong(createMutant), { numRuns: 60, seed: SEED, endOnFailure: true });
      expect(result.errorInstance instanceof Error ? result.errorInstance.message : '').toContain('lacks a message');
    } finally {
      vi.doUnmock('./changedChats.ts');
      vi.resetModules();
    }
  });
});
