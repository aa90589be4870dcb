import { Type } from 'typebox';
import { User } from '../../upstream/contract/account.ts';
import type { RestClients } from '../rest/client.ts';
import { BoundedMap } from '../rest/boundedMap.ts';
import { checkOf } from '../rest/check.ts';
import { Credential } from '../rest/credential.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { Caller } from './caller.ts';

const CAPACITY = 10_000;
/** How long the answer "this token belongs to that account" is believed, ms. Every call is checked by the upstream anyway. */
const KNOWN_MS = 60_000;
/**
 * For how long after that it still is believed while it is asked for again: a token never changes its account, so an
 * outage of that one call must not take every operation of the token with it.
 */
const STALE_MS = 10 * 60_000;
/** How long a refused token is refused without asking, ms. */
const REFUSED_MS = 5_000;
/** How long a failed attempt to ask again is not repeated, ms. */
const ASK_AGAIN_MS = 5_000;

/** Only a text can own anything: keys of what is shared begin with it. */
const isAccount = checkOf(Type.Object({ user: Type.Pick(User, ['id']) }));

interface Entry {
  readonly accountId: Promise<string | null>;
  /** Until then it is used without asking. */
  until: number;
  /** Until then it is used while it is asked for again. */
  staleUntil: number;
}

/** Finds out whose bearer token it is: from the upstream, briefly remembered by the token's hash. */
export interface BearerAccounts {
  /** The caller, or null when the upstream does not know the token. Throws UpstreamError on an outage. */
  identify(token: string, requestId: string): Promise<Caller | null>;
  forget(credentialHash: string): void;
}

/** `now`: monotonic ms. */
export function createBearerAccounts(
  clients: RestClients,
  now: () => number = () => performance.now(),
): BearerAccounts {
  const entries = new BoundedMap<string, Entry>(CAPACITY);

  const ask = async (caller: Caller, requestId: string): Promise<string | null> => {
    try {
      const answer = await clients(caller.credential, { locale: 'en', requestId }).get('/account/');
      if (!isAccount(answer)) throw new UpstreamError({ kind: 'badResponse', status: 200 });
      return answer.user.id;
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'unauthenticated') return null;
      throw error;
    }
  };

  const remember = (hash: string, accountId: Promise<string | null>): Promise<string | null> => {
    const entry: Entry = { accountId, until: now() + KNOWN_MS, staleUntil: now() + KNOWN_MS + STALE_MS };
    entries.set(hash, entry);
    accountId.then(
      (found) => {
        if (found === null) entry.until = entry.staleUntil = now() + REFUSED_MS;
      },
      () => entries.delete(hash),
    );
    return accountId;
  };

  const renew = async (hash: string, entry: Entry, asked: Promise<string | null>): Promise<void> => {
    entry.until = now() + ASK_AGAIN_MS;
    try {
      const accountId = await asked;
      if (entries.get(hash) === entry) void remember(hash, Promise.resolve(accountId));
    } catch (error) {
      // An outage: the next operation after a while asks again.
      if (!(error instanceof UpstreamError)) throw error;
    }
  };

  const accountOf = (caller: Caller, requestId: string): Promise<string | null> => {
    const { hash } = caller.credential;
    const known = entries.get(hash);
    if (!known || now() >= known.staleUntil) return remember(hash, ask(caller, requestId));
    if (now() >= known.until) void renew(hash, known, ask(caller, requestId));
    return known.accountId;
  };

  return {
    async identify(token, requestId) {
      const credential = new Credential(token);
      const { hash } = credential;
      const unnamed: Caller = { accountId: '', credential, kind: 'bearer', sessionId: hash, expiresAt: null };
      const accountId = await accountOf(unnamed, requestId);
      return accountId === null ? null : { ...unnamed, accountId };
    },
    forget(credentialHash) {
      entries.delete(credentialHash);
    },
  };
}
