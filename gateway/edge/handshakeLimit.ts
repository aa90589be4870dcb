import { visitorKey } from '../../domain/signIn/visitorKey.ts';
import { createRateLimit } from '../admission/rateLimit.ts';

/**
 * New sockets per address (IPv6: per /64). An office of 2,000 sockets behind one address is back within 50 s after all
 * of them dropped, and one address can use at most 60 of the 200 handshakes a second that the process accepts of each
 * kind.
 */
const PER_ADDRESS = { perMinute: 3_600, burst: 200 } as const;

/** New sockets of one kind in the whole process; 503 spreads a reconnect storm over time. */
const PER_KIND = { perMinute: 12_000, burst: 400 } as const;

/**
 * `cookie`: the session cookie is valid. `bearer`: everything else; the credential is not checked before
 * connection_init.
 */
export type HandshakeKind = 'cookie' | 'bearer';

/** Limits of new sockets, checked in this order. */
export interface HandshakeLimit {
  /** Checked before the request is examined. */
  admitsAddress(address: string): Promise<boolean>;
  /**
   * Each kind has its own allowance, so that handshakes without credentials, from however many addresses, never block a
   * session.
   */
  admitsKind(kind: HandshakeKind): Promise<boolean>;
}

export function createHandshakeLimit(): HandshakeLimit {
  const ofAddress = createRateLimit(PER_ADDRESS);
  const ofKind = createRateLimit(PER_KIND);
  return {
    admitsAddress: async (address) => (await ofAddress.take(visitorKey(address))) === null,
    admitsKind: async (kind) => (await ofKind.take(kind)) === null,
  };
}
