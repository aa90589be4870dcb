import { startGateway, type Answer, type Gateway } from '../harness/gateway.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';

/** An upstream with the demo data and a gateway before it. */
export interface Pair {
  readonly upstream: Upstream;
  readonly gateway: Gateway;
  /** Runs an operation as a demo account and returns its data; fails when there are top-level errors. */
  ask<Data>(account: string, query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>;
  /** The same with errors allowed. */
  try(account: string, query: string, variables?: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** The upstream calls an operation makes, as `METHOD /path`, and its answer. */
  callsOf(
    account: string,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ): Promise<{ calls: string[]; answer: Answer }>;
  stop(): Promise<void>;
}

/** Starts both on data of their own. The clock stands. */
export async function startPair(): Promise<Pair> {
  const upstream = await startUpstream();
  const gateway = await startGateway({ upstreamUrl: upstream.url });
  const tokens = new Map<string, Promise<string>>();
  /** A session whose credential the gateway has seen: the one call that tells whose it is lies behind. */
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
  const run: Pair['try'] = async (account, query, variables) => gateway.run(await tokenOf(account), query, variables);
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
      await tokenOf(account);
      await upstream.markRequests();
      const answer = await run(account, query, variables);
      const requests = await upstream.requests();
      return { calls: requests.map(({ method, path }) => `${method} ${path}`), answer };
    },
    async stop() {
      await gateway.stop();
      await upstream.stop();
    },
  };
}
