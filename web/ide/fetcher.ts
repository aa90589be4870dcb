import type { GraphiQLProps } from 'graphiql';
import { getOperationAST } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { createClient, NetworkError } from 'graphql-sse';
import { setMeasures } from './measures.ts';
import { credentialsOf, ENDPOINT, post } from './post.ts';
import { withSharedToken } from './sharedToken.ts';

type Fetcher = GraphiQLProps['fetcher'];
interface Answer {
  readonly extensions?: { readonly cost?: { readonly requested?: number; readonly upstreamCalls?: number } };
}

/**
 * Runs the operations of the IDE and records cost and time of their responses. Subscriptions are read as event streams.
 */
export const fetcher: Fetcher = (params, options = {}) => {
  const headers = withSharedToken(options.headers ?? {});
  const operation = options.documentAST && getOperationAST(options.documentAST, params.operationName);
  if (operation?.operation === 'subscription') return subscribe(params, headers);
  return answer(params, headers);
};

async function answer(params: unknown, headers: Readonly<Record<string, unknown>>): Promise<object> {
  const started = performance.now();
  const response = await post(params, headers);
  const text = await response.text();
  const result = JSON.parse(text) as Answer;
  setMeasures({
    milliseconds: Math.round(performance.now() - started),
    bytes: new Blob([text]).size,
    status: response.status,
    cost: result.extensions?.cost?.requested ?? null,
    upstreamCalls: result.extensions?.cost?.upstreamCalls ?? null,
  });
  return result;
}

type Event = ExecutionResult<Record<string, unknown>, Record<string, unknown>>;

function subscribe(params: { query: string }, headers: Readonly<Record<string, unknown>>) {
  setMeasures(null);
  const client = createClient({ url: ENDPOINT, retryAttempts: 0, ...credentialsOf(headers) });
  const events = client.iterate<Record<string, unknown>, Record<string, unknown>>(params);
  const next = events.next.bind(events);
  events.next = () => next().catch(async (error: unknown) => ({ done: false, value: await refusalOf(error) }));
  return events;
}

/** What the gateway answered instead of a stream. Rethrows any other error. */
async function refusalOf(error: unknown): Promise<Event> {
  if (error instanceof NetworkError && error.response instanceof Response) {
    return (await error.response.json()) as Event;
  }
  throw error;
}
