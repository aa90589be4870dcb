import { createRateLimit } from '../admission/rateLimit.ts';
import { visitorKey } from '../admission/visitorKey.ts';

/**
 * New sockets of one address (IPv6: of one /64). An office of 2,000 sockets behind one address is back within 50 s after all of
 * them dropped, and one address takes at most 60 of the 200 handshakes a second that the process accepts of a kind.
 */
const PER_ADDRESS = { perMinute: 3_600, burst: 200 } as const;

/** New sockets of one kind in the whole process: a storm of reconnects is spread by 503. */
const PER_KIND = { perMinute: 12_000, burst: 400 } as const;

/** `cookie`: a session that was opened. `bearer`: everybody else, whose credential is not checked before connection_init. */
export type HandshakeKind = 'cookie' | 'bearer';

/** How many sockets may be opened, asked in this order before one is. */
export interface HandshakeLimit {
  /** Before anything of the request is looked at. */
  admitsAddress(address: string): Promise<boolean>;
  /** Each kind has an allowance of its own: handshakes without credentials, from however many addresses, keep no session out. */
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
