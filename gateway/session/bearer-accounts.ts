import type { RestClients } from '../rest/client.ts';
import { BoundedMap } from '../rest/bounded-map.ts';
import { UpstreamError } from '../rest/errors.ts';
import { Credential } from './caller.ts';
import type { Caller } from './caller.ts';

const CAPACITY = 10_000;
/** How long the answer "this token belongs to that account" is believed, ms. Every call is checked by the upstream anyway. */
const KNOWN_MS = 60_000;
/** How long a refused token is refused without asking, ms. */
const REFUSED_MS = 5_000;

interface Entry {
  readonly accountId: Promise<string | null>;
  until: number;
}

/** Finds out whose bearer token it is: from the upstream, briefly remembered by the token's hash. */
export interface BearerAccounts {
  /** The caller, or null when the upstream does not know the token. Throws UpstreamError on an outage or a token without the scope `read`. */
  identify(token: string, requestId: string): Promise<Caller | null>;
  forget(credentialHash: string): void;
}

/** `now`: monotonic ms. */
export const createBearerAccounts = (
  clients: RestClients,
  now: () => number = () => performance.now(),
): BearerAccounts => {
  const entries = new BoundedMap<string, Entry>(CAPACITY);

  const ask = async (caller: Caller, requestId: string): Promise<string | null> => {
    try {
      const { user } = await clients(caller, { locale: 'en', requestId }).get<{ user: { id: string } }>(
        '/account/',
        {},
        {
          shape: { user: 'object' },
        },
      );
      return user.id;
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'unauthenticated') return null;
      throw error;
    }
  };

  const remember = (hash: string, accountId: Promise<string | null>): Entry => {
    const entry: Entry = { accountId, until: now() + KNOWN_MS };
    entries.set(hash, entry);
    accountId.then(
      (found) => {
        if (found === null) entry.until = now() + REFUSED_MS;
      },
      () => entries.delete(hash),
    );
    return entry;
  };

  return {
    async identify(token, requestId) {
      const credential = new Credential(token);
      const { hash } = credential;
      const unnamed: Caller = { accountId: '', credential, kind: 'bearer', sessionId: hash, expiresAt: null };
      const known = entries.get(hash);
      const entry = known && now() < known.until ? known : remember(hash, ask(unnamed, requestId));
      const accountId = await entry.accountId;
      return accountId === null ? null : { ...unnamed, accountId };
    },
    forget(credentialHash) {
      entries.delete(credentialHash);
    },
  };
};
