import { randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import type { Registry } from 'prom-client';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { GatewayError } from '../errors.ts';
import type { RestClient, RestClients } from '../rest/client.ts';
import { UpstreamError } from '../rest/errors.ts';
import { isToken, ownerKey, type Caller, type OwnerKey } from '../session/caller.ts';
import { errorFields } from '../telemetry/log.ts';
import type { Log } from '../telemetry/log.ts';
import { AccountTopics, type LiveLeases } from './accountTopics.ts';
import { parseEventsCursor } from '../relay/eventsCursor.ts';
import type { ChatEvent, LeadEvent, MessengerEvent, Refused } from './events.ts';
import { createLiveMetrics } from './metrics.ts';
import { createPollQueue } from './pollQueue.ts';
import { Reader } from './reader.ts';
import { refusalOf } from './refusal.ts';
import type { Topic } from './topic.ts';
import { soleLease } from './lease.ts';

export type ChatEvents = AsyncIterableIterator<ChatEvent | Refused>;
export type LeadEvents = AsyncIterableIterator<LeadEvent | Refused>;
export type MessengerEvents = AsyncIterableIterator<MessengerEvent | Refused>;

/**
 * Turns polls into pushes: the upstream is polled once per chat and account, however many subscribers there are
 * (GWY-06, GWY-07). One hub per process; resolvers use it as `context.live`.
 */
export interface LiveHub {
  /**
   * Events of a chat for one subscriber: first the current state, then everything after the cursor `after` (null: from
   * now on). Rejects when the caller is refused (a GatewayError, or the upstream's refusal); a later refusal is the
   * stream's last value. Upstream failures never end the stream. `return()` stops it at once and may be called
   * repeatedly, and `left` does the same, also while it is being opened.
   */
  chatEvents(viewer: Caller, chatUuid: string, after: string | null, left?: AbortSignal): Promise<ChatEvents>;
  /**
   * Account-wide counters and changed chats: the current state first, then every change. Refusals and `left` as in
   * `chatEvents`.
   */
  messengerEvents(viewer: Caller, left?: AbortSignal): Promise<MessengerEvents>;
  /**
   * Changes of the account's leads: first the position, then everything after the cursor `after` (null: from now on).
   * Refusals and `left` as in `chatEvents`.
   */
  leadEvents(viewer: Caller, after: string | null, left?: AbortSignal): Promise<LeadEvents>;
  /**
   * Polls now instead of at the next tick. Call it after every successful write to a chat; with `chatUuid` null (a lead
   * changed) only the account-wide state and the leads are read. Returns at once and never throws.
   */
  kick(viewer: Caller, chatUuid: string | null): void;
  /**
   * Call before sending to a chat, and call the returned function when the send has succeeded or failed. Until then
   * the account's own new messages in the chat are not pushed, so that a push never overtakes the sender's response.
   */
  hold(viewer: Caller, chatUuid: string): () => void;
  /**
   * Called with every caller whose credential the upstream no longer accepts; close its sockets. Returns a
   * function that removes the listener.
   */
  onUnauthenticated(listener: (caller: Caller) => void): () => void;
  /** Ends all streams and polls. */
  close(): Promise<void>;
}

export interface LiveHubOptions {
  readonly rest: RestClients;
  readonly log: Log;
  readonly registry: Registry;
  /** Decides which of several processes polls. By default every process polls for itself. */
  readonly leases?: LiveLeases;
  /** Events a topic keeps for lagging readers; older ones are read from the upstream again. */
  readonly ringEvents?: number;
  /** For tests: numbers in [0, 1). */
  readonly random?: () => number;
}

const RING_EVENTS = 256;

/** Concurrent backfills; each makes up to four calls. */
const MAX_BACKFILLS = 16;

/** The position of a cursor; null without one. Throws BAD_USER_INPUT. */
function positionIn(after: string | null): number | null {
  const position = after === null ? null : parseEventsCursor(after);
  if (after !== null && position === null) throw new GatewayError('BAD_USER_INPUT', '`after` is not an events cursor.');
  return position;
}

function nothing(): void {
  return undefined;
}

/** Creates the hub of a process. Without subscribers it sets no timer and makes no call. */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const accounts = new Map<OwnerKey, AccountTopics>();
  const listeners = new Set<(caller: Caller) => void>();
  const random = options.random ?? Math.random;
  const backfills = new PQueue({ concurrency: MAX_BACKFILLS });
  const silence = (): number => Math.max(0, ...[...accounts.values()].flatMap((account) => account.silences));
  const metrics = createLiveMetrics(options.registry, silence);

  const polls = createPollQueue();

  const rest = (caller: Caller, traffic: 'operation' | 'poll', signal: AbortSignal): RestClient =>
    options.rest(caller.credential, { traffic, locale: 'en', requestId: randomUUID(), signal });

  const onFailure = (error: unknown): void => {
    if (error instanceof UpstreamError) options.log.debug({ kind: error.kind, status: error.status }, 'a poll failed');
    else options.log.error(errorFields(error), 'unexpected error in a poll');
  };

  const topicsOf = (caller: Caller): AccountTopics => {
    const key = ownerKey(caller);
    const found = accounts.get(key);
    if (found !== undefined) return found;
    const made = new AccountTopics({
      key,
      leases: options.leases ?? { chat: soleLease(), messenger: soleLease(), leads: soleLease() },
      metrics,
      polls,
      random,
      rest,
      ringEvents: options.ringEvents ?? RING_EVENTS,
      onEmpty: () => accounts.delete(key),
      onFailure,
    });
    accounts.set(key, made);
    return made;
  };

  const onRefused = (caller: Caller, code: ErrorCode): void => {
    if (code === 'UNAUTHENTICATED') for (const listener of listeners) listener(caller);
  };

  const open = async <E>(
    topic: Topic<E>,
    caller: Caller,
    position: number | null,
    left?: AbortSignal,
  ): Promise<Reader<E>> => {
    const reader = new Reader({ topic, caller, position, random, backfills, onRefused });
    left?.addEventListener('abort', () => reader.end());
    if (left?.aborted === true) reader.end();
    try {
      return await reader.open();
    } catch (error) {
      await reader.return();
      const code = refusalOf(error);
      if (code !== null) onRefused(caller, code);
      throw error;
    }
  };

  return {
    async leadEvents(viewer, after, left) {
      const position = positionIn(after);
      if (position !== null) metrics.resumes.inc();
      return open(topicsOf(viewer).leads(), viewer, position, left);
    },
    async chatEvents(viewer, chatUuid, after, left) {
      const position = positionIn(after);
      if (position !== null) metrics.resumes.inc();
      return open(topicsOf(viewer).chat({ uuid: chatUuid, marksRead: !isToken(viewer) }), viewer, position, left);
    },
    messengerEvents: async (viewer, left) => open(topicsOf(viewer).messenger(), viewer, null, left),
    kick: (viewer, chatUuid) => accounts.get(ownerKey(viewer))?.kick(chatUuid),
    hold: (viewer, chatUuid) => accounts.get(ownerKey(viewer))?.hold(chatUuid) ?? nothing,
    onUnauthenticated(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      for (const account of accounts.values()) account.close();
      return Promise.resolve();
    },
  };
}
