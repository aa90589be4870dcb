import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { User } from '../../upstream/contract/account.ts';
import { AccessToken } from '../../upstream/contract/accessToken.ts';
import type { WireAccessToken } from '../../upstream/contract/accessToken.ts';
import { GatewayError } from '../errors.ts';
import type { RestClients } from '../rest/client.ts';
import { checkOf } from '../rest/check.ts';
import { Credential } from '../rest/credential.ts';
import { UpstreamError } from '../rest/errors.ts';
import { unlessLate } from '../unlessLate.ts';
import type { Caller } from './caller.ts';
import { Turns } from './turns.ts';

const CAPACITY = 10_000;
/**
 * How long a lookup is valid, in ms: half of the 5 s after which a revoked token must not work anywhere (GWY-13),
 * because an open socket checks its token at the same interval. The upstream checks the token with every call anyway.
 */
export const FRESH_MS = 2_500;
/**
 * How much longer a lookup is used if the upstream does not answer, in ms. A token never changes its account, so an
 * outage of this one call must not fail every operation.
 */
const STALE_MS = 10 * 60_000;
/** How long a refused token is refused without another lookup, in ms. */
const REFUSED_MS = 5_000;
/** Delay of the next try after a failed revalidation, in ms. */
const RETRY_MS = 5_000;
/**
 * How long a known token waits for its next lookup, in ms: with a hanging upstream, the lookup would otherwise add its
 * own deadline to that of the operation's calls.
 */
const PATIENCE_MS = 1_000;

/**
 * Refused tokens per address in `duration` seconds; each costs an upstream call. Generous, for tools that share an
 * address. Accepted tokens count only during their lookup.
 */
const REFUSALS = { points: 30, duration: 10 } as const;
/** Concurrent lookups of unknown tokens per address; hundreds of tools that reconnect at once are queued. */
const LOOKUPS_AT_ONCE = 10;
/** How long a lookup waits in that queue, in ms. */
const QUEUE_MS = 5_000;

/**
 * The id must be text, because it becomes the owner part of shared keys. A scope that this gateway does not know allows
 * nothing.
 */
const Owner = Type.Object({
  user: Type.Pick(User, ['id']),
  token: Type.Optional(
    Type.Union([Type.Object({ ...AccessToken.properties, scopes: Type.Array(Type.String()) }), Type.Null()]),
  ),
});
const isOwner: (answer: unknown) => answer is Static<typeof Owner> = checkOf(Owner);

/** Client address of the request with the token. */
export interface TokenSource {
  readonly requestId: string;
  /** The client's address as a rate limit key (`visitorKey`). */
  readonly addressKey: string;
}

interface Question extends TokenSource {
  /** The caller, still without its account. */
  readonly caller: Caller;
}

interface Lookup {
  /** Null if the upstream refused the token. */
  readonly accountId: string | null;
  /** As `Caller.token`. */
  readonly token: Caller['token'];
  /** Never used after this, not even stale; monotonic ms. */
  readonly usableUntil: number;
}

/** The address sent too many unknown tokens. */
export class TooManyTokens extends GatewayError {
  /** Seconds to wait. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('RATE_LIMITED', 'Too many unknown access tokens.', { retryAfter });
    this.retryAfter = retryAfter;
  }
}

/** Looks up the account of a bearer token at the upstream, cached by the token's hash. */
export interface BearerAccounts {
  /** The caller, or null if the upstream refuses the token. Throws UpstreamError on an outage, and TooManyTokens. */
  identify(token: string, source: TokenSource): Promise<Caller | null>;
  forget(credentialHash: string): void;
  /** Refuses a token of this id at once, after it was revoked here. */
  revoke(tokenId: string): void;
}

/** `now`: monotonic ms, above 0. */
export function createBearerAccounts(
  clients: RestClients,
  now: () => number = () => performance.now(),
): BearerAccounts {
  const refusals = new RateLimiterMemory(REFUSALS);

  const charge = async (addressKey: string): Promise<void> => {
    try {
      await refusals.consume(addressKey);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyTokens(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  };

  const refused = (): Lookup => ({ accountId: null, token: undefined, usableUntil: now() + REFUSED_MS });

  const lookUp = async ({ caller, requestId }: Question): Promise<Lookup> => {
    try {
      const answer = await clients(caller.credential, { locale: 'en', requestId }).get('/account/');
      if (!isOwner(answer)) throw new UpstreamError({ kind: 'badResponse', status: 200 });
      const token = answer.token as WireAccessToken | null | undefined;
      return { accountId: answer.user.id, token, usableUntil: now() + FRESH_MS + STALE_MS };
    } catch (error) {
      if (!(error instanceof UpstreamError && error.kind === 'unauthenticated')) throw error;
      return refused();
    }
  };

  const turns = new Turns(LOOKUPS_AT_ONCE, QUEUE_MS);

  const lookUpUnknown = async (question: Question): Promise<Lookup> => {
    await charge(question.addressKey);
    let isRefused = false;
    try {
      const found = await lookUp(question);
      isRefused = found.accountId === null;
      return found;
    } finally {
      if (!isRefused) await refusals.reward(question.addressKey);
    }
  };

  const lookups = new LRUCache<string, Lookup, Question>({
    max: CAPACITY,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    // Callers waiting for a lookup get its result, even if the entry is evicted.
    ignoreFetchAbort: true,
    fetchMethod: async (_hash, stale, { options, context }) => {
      try {
        const found = await (stale ? lookUp(context) : turns.take(context.addressKey, () => lookUpUnknown(context)));
        if (found.accountId === null) options.ttl = REFUSED_MS;
        return found;
      } catch (error) {
        if (!stale || !(error instanceof UpstreamError)) throw error;
        options.ttl = RETRY_MS;
        return stale;
      }
    },
  });

  return {
    async identify(token, source) {
      const credential = new Credential(token);
      const { hash } = credential;
      const unnamed: Caller = { accountId: '', credential, kind: 'bearer', sessionId: hash, expiresAt: null };
      const known = lookups.peek(hash, { allowStale: true });
      const isUsable = known !== undefined && now() < known.usableUntil;
      if (known && !isUsable) lookups.delete(hash);
      const looking = lookups.forceFetch(hash, { context: { ...source, caller: unnamed } });
      const { accountId, token: accessToken } = await (isUsable
        ? unlessLate(PATIENCE_MS, looking, () => known)
        : looking);
      return accountId === null ? null : { ...unnamed, accountId, token: accessToken };
    },
    forget(credentialHash) {
      lookups.delete(credentialHash);
    },
    revoke(tokenId) {
      // Unlike `entries`, `dump` has those that are stale or being looked up again.
      for (const [hash, { value }] of lookups.dump()) {
        if (value.token?.id === tokenId) lookups.set(hash, refused(), { ttl: REFUSED_MS });
      }
    },
  };
}
