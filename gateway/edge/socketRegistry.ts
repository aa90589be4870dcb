import type { WebSocket } from 'ws';
import { CLOSE_CODES } from '../../domain/closeCodes.ts';
import type { Caller } from '../session/caller.ts';

/** Open sockets one account may have on this replica. */
export const MAX_SOCKETS_PER_ACCOUNT = 10;

interface Entry {
  readonly viewer: Caller;
  readonly expiry: NodeJS.Timeout | undefined;
}

/** The longest delay of setTimeout. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Open sockets by session, so that the end of a session closes its sockets at once. */
export class SocketRegistry {
  readonly #sockets = new Map<WebSocket, Entry>();
  readonly #perAccount = new Map<string, number>();
  readonly #now: () => number;

  /** `now`: ms since the epoch. */
  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** Returns false if the account has too many sockets. */
  add(socket: WebSocket, viewer: Caller): boolean {
    const count = this.#perAccount.get(viewer.accountId) ?? 0;
    if (count >= MAX_SOCKETS_PER_ACCOUNT) return false;
    this.#perAccount.set(viewer.accountId, count + 1);
    const left = viewer.expiresAt === null ? null : Math.min(Math.max(viewer.expiresAt - this.#now(), 0), MAX_DELAY_MS);
    const expiry =
      left === null ? undefined : setTimeout(() => socket.close(CLOSE_CODES.sessionExpired, 'SESSION_EXPIRED'), left);
    this.#sockets.set(socket, { viewer, expiry });
    return true;
  }

  remove(socket: WebSocket): void {
    const entry = this.#sockets.get(socket);
    if (!entry) return;
    clearTimeout(entry.expiry);
    this.#sockets.delete(socket);
    const { accountId } = entry.viewer;
    const left = (this.#perAccount.get(accountId) ?? 1) - 1;
    if (left === 0) this.#perAccount.delete(accountId);
    else this.#perAccount.set(accountId, left);
  }

  /** Closes every socket of this session: it signed out, or the upstream no longer accepts its credential. */
  endSession(viewer: Caller): void {
    for (const [socket, entry] of this.#sockets) {
      if (entry.viewer.sessionId === viewer.sessionId) socket.close(CLOSE_CODES.sessionExpired, 'SESSION_EXPIRED');
    }
  }

  /** Closes all sockets with 1012, spread over `spreadMs` so that they do not reconnect all at once. */
  async drain(spreadMs: number): Promise<void> {
    const sockets = [...this.#sockets.keys()];
    const step = sockets.length === 0 ? 0 : spreadMs / sockets.length;
    for (const socket of sockets) {
      socket.close(CLOSE_CODES.restart, 'Service restart');
      if (step > 0) await new Promise((resolve) => setTimeout(resolve, step));
    }
  }
}
