import { randomUUID } from 'node:crypto';
import { startGateway, type Answer, type Gateway, type GatewayOptions } from '../../harness/gateway.ts';
import { sharedUpstream, type SharedUpstream } from '../../harness/sharedUpstream.ts';
import { startUpstream, type Upstream } from '../../harness/upstream.ts';

/** An upstream with the demo data and a gateway in front of it, shared with other test files. */
export interface SharedPair {
  readonly upstream: SharedUpstream;
  readonly gateway: Gateway;
  /** Runs an operation as a demo account and returns its data; throws on top-level errors. */
  ask<Data>(account: string, query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>;
  /** The same, but errors are allowed. */
  try(account: string, query: string, variables?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** The upstream calls of an operation, as `METHOD /path`, and its response. */
  callsOf(
    account: string,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ): Promise<{ calls: string[]; answer: Answer }>;
}

/** An upstream and a gateway of the test file's own. */
export interface Pair extends SharedPair {
  readonly upstream: Upstream;
  stop(): Promise<void>;
}

let sharedGateway: Promise<Gateway> | undefined;

/**
 * The upstream and the gateway of this worker, which its test files use one after another (docs/tests.md). The clock is
 * frozen, and operations are not rate-limited. Each file has its own sessions.
 */
export async function sharedPair(): Promise<SharedPair> {
  const upstream = await sharedUpstream();
  sharedGateway ??= startGateway({ upstreamUrl: upstream.url, env: { RATE_LIMIT: '0' } });
  return pairOf(upstream, await sharedGateway);
}

let scratch: Promise<Pair> | undefined;

/**
 * A second pair of this worker, whose data its test files may change for good; a file finds it as the others left it.
 * The clock is frozen unless a file advances it, and operations are not rate-limited. Each file has its own sessions.
 */
export async function scratchPair(): Promise<SharedPair> {
  scratch ??= startPair({ env: { RATE_LIMIT: '0' } });
  const { upstream, gateway } = await scratch;
  await upstream.clearFaults();
  return pairOf({ ...upstream }, gateway);
}

/** The shared upstream with a new gateway, whose caches are empty; the caller stops the gateway. */
export async function pairWithFreshGateway(): Promise<SharedPair> {
  const upstream = await sharedUpstream();
  return pairOf(upstream, await startGateway({ upstreamUrl: upstream.url, env: { RATE_LIMIT: '0' } }));
}

/**
 * An upstream and a gateway with their own data, for tests that stop the upstream, move its clock or leave too much
 * behind. The clock is frozen. `env` adds settings of the gateway.
 */
export async function startPair({ env }: Pick<GatewayOptions, 'env'> = {}): Promise<Pair> {
  const upstream = await startUpstream();
  const gateway = await startGateway({ upstreamUrl: upstream.url, ...(env && { env }) });
  const stop = async (): Promise<void> => {
    await gateway.stop();
    await upstream.stop();
  };
  return { ...pairOf(upstream, gateway), upstream, stop };
}

function pairOf(upstream: SharedUpstream, gateway: Gateway): SharedPair {
  const tokens = new Map<string, Promise<string>>();
  /** A session that the gateway has seen before, so that its account has already been looked up. */
  const tokenOf = (account: string): Promise<string> => {
    const known = tokens.get(account);
    if (known) return known;
    const token = upstream.signIn(account).then(async (fresh) => {
      await gateway.run(fresh, '{ viewer { id } }');
      return fresh;
    });
    tokens.set(account, token);
    return token;
  };
  const run: SharedPair['try'] = async (account, query, variables) =>
    gateway.run(await tokenOf(account), query, variables);
  return {
    upstream,
    gateway,
    try: run,
    async ask<Data>(account: string, query: string, variables?: Readonly<Record<string, unknown>>) {
      const answer = await run(account, query, variables);
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
      return answer.data as Data;
    },
    async callsOf(account, query, variables) {
      const token = await tokenOf(account);
      await upstream.markRequests();
      // The id tells this operation's calls from those that an earlier one still makes in the background.
      const requestId = randomUUID();
      const answer = await gateway.run(token, query, variables, requestId);
      const requests = (await upstream.requests()).filter((request) => request.requestId === requestId);
      return { calls: requests.map(({ method, path }) => `${method} ${path}`), answer };
    },
  };
}
