import { CLOSE_CODES } from '../../domain/closeCodes.ts';
import { limitKey } from '../session/caller.ts';
import type { Caller } from '../session/caller.ts';

/** A WebSocket or an event stream. An event stream has no close codes, so it decides itself how to end. */
export interface LiveConnection {
  close(code: number, reason: string): void;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Maximum number of sockets and event streams, counted together, that an account's browsers or one bearer may have open
 * in this process.
 */
export const MAX_SOCKETS = 10;

interface Entry {
  readonly viewer: Caller;
  readonly expiry: NodeJS.Timeout | undefined;
}

/**
 * Closes a connection whose credential has expired or was revoked. A browser may reconnect with the cookie of a new
 * session. A tool would only send the same bearer again, so it gets a code that graphql-ws clients do not retry.
 */
export function closeEnded(socket: LiveConnection, { kind }: Caller): void {
  if (kind === 'bearer') socket.close(CLOSE_CODES.unauthenticated, 'UNAUTHENTICATED');
  else socket.close(CLOSE_CODES.sessionExpired, 'SESSION_EXPIRED');
}

/** The longest delay of setTimeout. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Open sockets and event streams by session, so that they can be closed as soon as the session ends. */
export class SocketRegistry {
  readonly #sockets = new Map<LiveConnection, Entry>();
  readonly #perKey = new Map<string, number>();
  readonly #now: () => number;

  /** `now`: ms since the epoch. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns false if the caller has too many sockets. */
  add(socket: LiveConnection, viewer: Caller): boolean {
    const count = this.#perKey.get(limitKey(viewer)) ?? 0;
    if (count >= MAX_SOCKETS) return false;
    this.#perKey.set(limitKey(viewer), count + 1);
    const left = viewer.expiresAt === null ? null : Math.min(Math.max(viewer.expiresAt - this.#now(), 0), MAX_DELAY_MS);
    const expiry = left === null ? undefined : setTimeout(() => closeEnded(socket, viewer), left);
    this.#sockets.set(socket, { viewer, expiry });
    return true;
  }

  remove(socket: LiveConnection): void {
    const entry = this.#sockets.get(socket);
    if (!entry) return;
    clearTimeout(entry.expiry);
    this.#sockets.delete(socket);
    const key = limitKey(entry.viewer);
    const left = (this.#perKey.get(key) ?? 1) - 1;
    if (left === 0) this.#perKey.delete(key);
    else this.#perKey.set(key, left);
  }

  /** Closes every socket of this session: it signed out, or the upstream no longer accepts its credential. */
  endSession(viewer: Caller): void {
    for (const [socket, entry] of this.#sockets) {
      if (entry.viewer.sessionId === viewer.sessionId) closeEnded(socket, entry.viewer);
    }
  }

  /** Closes every socket of an access token that was revoked here. */
  endToken(tokenId: string): void {
    for (const [socket, { viewer }] of this.#sockets) {
      if (viewer.token?.id === tokenId) closeEnded(socket, viewer);
    }
  }

  /** Closes all sockets with 1012, spread over `spreadMs` so that they do not reconnect all at once. */
  async drain(spreadMs: number): Promise<void> {
    const sockets = [...this.#sockets.keys()];
    const started = performance.now();
    for (const [index, socket] of sockets.entries()) {
      socket.close(CLOSE_CODES.restart, 'Service restart');
      const wait = started + (spreadMs * (index + 1)) / sockets.length - performance.now();
      // Thousands of sockets are due less than a timer's shortest delay after each other.
      if (wait >= 1) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
