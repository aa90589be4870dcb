import type { ChatEvent, MessengerEvent, Refused } from '../events.ts';
import type { LiveHub, LiveHubOptions } from '../hub.ts';
import { callerOf, FakeUpstream } from './fakeUpstream.ts';
import { seededRandom } from './seededRandom.ts';
import { testHub } from './testHub.ts';
import { VirtualTime } from './virtualTime.ts';

export interface Crowd {
  /** Accounts that follow their messenger without any events. */
  readonly idle: number;
  /** Accounts that follow their messenger and a chat in which the lead writes every 2 to 4 s. */
  readonly lively: number;
  /** Number of calls per second that the upstream answers, one at a time, in order of arrival. */
  readonly callsPerSecond: number;
  readonly seconds: number;
}

export interface CrowdResult {
  /** Delays from a lead's message in an active chat to its push, in ms, ascending. */
  readonly livelyDelays: readonly number[];
  /**
   * Delays from a message that another account sends in its own quiet chat, followed by a kick, to its push, in ms,
   * ascending.
   */
  readonly kickDelays: readonly number[];
  /** Delays from a lead's message to an idle account to its push, in ms, ascending. */
  readonly idleDelays: readonly number[];
  /** Longest time an idle account went without a poll, in ms. */
  readonly longestGap: number;
  readonly pollsPerSecond: number;
  /** Maximum number of concurrent poll calls. */
  readonly maxCalls: number;
  /** Messages that were written but never pushed. */
  readonly lost: number;
}

const SEED = 20_261_122;
const STEP_MS = 100;
const WARM_UP_S = 12;
const KICK_EVERY_MS = 1_000;
const IDLE_MESSAGE_EVERY_MS = 5_000;

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

/** The percentile `share` (0 to 1) of ascending values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs idle accounts and active chats against an upstream with a limited number of calls a second. */
export async function playCrowd(create: (options: LiveHubOptions) => LiveHub, crowd: Crowd): Promise<CrowdResult> {
  const time = new VirtualTime();
  try {
    const upstream = new FakeUpstream(() => time.now);
    upstream.tellsChanges = true;
    const random = seededRandom(SEED);
    const { hub } = testHub(create, upstream, { random });
    const written = new Map<string, number>();
    const pushed = new Map<string, number>();
    const notePush = (uuid: string): void => {
      if (written.has(uuid) && !pushed.has(uuid)) pushed.set(uuid, time.now);
    };
    const watch = async (stream: AsyncIterable<ChatEvent | MessengerEvent | Refused>): Promise<void> => {
      for await (const event of stream) {
        if (event.kind === 'added') for (const { uuid } of event.messages) notePush(uuid);
        if (event.kind === 'chats') for (const { lastMessage } of event.chats) notePush(lastMessage?.uuid ?? '');
      }
    };
    const open = async <E extends ChatEvent | MessengerEvent>(
      streams: readonly Promise<AsyncIterable<E | Refused>>[],
    ): Promise<void> => {
      const opening = Promise.all(streams);
      await time.pass(2_000);
      for (const stream of await opening) void watch(stream);
    };
    const write = (chat: string, uuid: string, sender: 'lead' | 'agency'): void => {
      upstream.put(chat, uuid, { sender });
      written.set(uuid, time.now);
    };

    const idle = range(crowd.idle).map((index) => `idle-${index}`);
    const lively = range(crowd.lively).map((index) => `lively-${index}`);
    const sender = callerOf('sender');
    upstream.addChat('sender', 'sender');
    for (const name of [...idle, ...lively]) upstream.addChat(name, name);
    await open([...idle, ...lively].map((name) => hub.messengerEvents(callerOf(name))));
    await open([
      ...lively.map((name) => hub.chatEvents(callerOf(name), name, null)),
      hub.chatEvents(sender, 'sender', null),
    ]);

    const nextMessage = new Map(lively.map((name) => [name, time.now + 4_000 * random()]));
    const talk = (): void => {
      for (const [name, at] of nextMessage) {
        if (at > time.now) continue;
        write(name, `${name}-${at}`, 'lead');
        nextMessage.set(name, at + 2_000 + 2_000 * random());
      }
    };
    const playFor = async (seconds: number, also: (elapsedMs: number) => void): Promise<void> => {
      for (let elapsed = 0; elapsed < 1_000 * seconds; elapsed += STEP_MS) {
        talk();
        also(elapsed);
        await time.pass(STEP_MS);
      }
    };
    // Let the conversations become active while the upstream is fast.
    await playFor(WARM_UP_S, () => undefined);
    written.clear();
    pushed.clear();
    upstream.calls.length = 0;
    upstream.maxPollCalls = 0;
    const start = time.now;
    let freeAt = start;
    upstream.latency = () => {
      freeAt = Math.max(freeAt, time.now) + 1_000 / crowd.callsPerSecond;
      return freeAt - time.now;
    };
    await playFor(crowd.seconds, (elapsed) => {
      if (elapsed % KICK_EVERY_MS === 0) {
        write('sender', `sender-${elapsed}`, 'agency');
        hub.kick(sender, 'sender');
      }
      const quiet = idle[elapsed / IDLE_MESSAGE_EVERY_MS];
      if (quiet !== undefined) write(quiet, `${quiet}-message`, 'lead');
    });
    const end = time.now;
    const calls = [...upstream.calls];
    upstream.latency = () => 5;
    await time.pass(60_000);

    const delays = (prefix: string): number[] =>
      ascending(
        [...pushed].filter(([uuid]) => uuid.startsWith(prefix)).map(([uuid, at]) => at - (written.get(uuid) ?? 0)),
      );
    const result = {
      livelyDelays: delays('lively-'),
      kickDelays: delays('sender-'),
      idleDelays: delays('idle-'),
      pollsPerSecond: calls.filter(({ path }) => isPoll(path)).length / crowd.seconds,
      maxCalls: upstream.maxPollCalls,
      longestGap: longestGap(calls, idle, start, end),
      lost: [...written.keys()].filter((uuid) => !pushed.has(uuid)).length,
    };
    await hub.close();
    return result;
  } finally {
    time.restore();
  }
}

/** Whether every poll makes this call. */
function isPoll(path: string): boolean {
  return path.endsWith('/latest') || path === '/agency/counters/messages/';
}

function longestGap(
  calls: readonly { readonly path: string; readonly accountId: string; readonly at: number }[],
  accounts: readonly string[],
  start: number,
  end: number,
): number {
  const last = new Map(accounts.map((name) => [name, start]));
  let longest = 0;
  const note = (name: string, at: number): void => {
    const before = last.get(name);
    if (before === undefined) return;
    longest = Math.max(longest, at - before);
    last.set(name, at);
  };
  for (const { path, accountId, at } of calls) if (path === '/agency/counters/messages/') note(accountId, at);
  for (const name of accounts) note(name, end);
  return longest;
}
