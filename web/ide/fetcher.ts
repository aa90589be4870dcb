import type { GraphiQLProps } from 'graphiql';
import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { createClient, NetworkError } from 'graphql-sse';
import { setMeasures } from './measures.ts';
import { operationOf } from './operation.ts';
import { credentialsOf, ENDPOINT, post } from './post.ts';
import { learnReader, type ReaderAnswer } from './reader.ts';
import { hasToken, withSharedToken } from './sharedToken.ts';

type Fetcher = GraphiQLProps['fetcher'];
type Headers = Readonly<Record<string, unknown>>;
interface Answer extends ReaderAnswer {
  readonly extensions?: { readonly cost?: { readonly requested?: number; readonly upstreamCalls?: number } };
}

const UNREACHABLE = 'The server could not be reached. Check the connection and run the operation again.';
const NO_EVENTS = 'There is no connection to the server, so no events arrive. Run the subscription again.';

/**
 * Runs the operations of the IDE and records cost and time of their responses. Subscriptions are read as event streams.
 */
export const fetcher: Fetcher = (params, options = {}) => {
  const headers = withSharedToken(options.headers ?? {});
  const operation = findOperation(params);
  const sent = operation ? { ...params, operationName: operation.name?.value } : params;
  if (operation?.operation === 'subscription') return subscribe(sent, headers);
  return answer(sent, headers);
};

/** The operation to run; null if there is none or the document has a syntax error, of which the gateway then tells. */
function findOperation({ query, operationName }: Parameters<Fetcher>[0]) {
  try {
    return operationOf(query, operationName)?.operation ?? null;
  } catch {
    return null;
  }
}

async function answer(params: unknown, headers: Headers): Promise<object> {
  const started = performance.now();
  const response = await post(params, headers).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || typeof text !== 'string') {
    setMeasures(null);
    return failure(UNREACHABLE);
  }
  const result = toAnswer(text);
  setMeasures({
    milliseconds: Math.round(performance.now() - started),
    bytes: new Blob([text]).size,
    status: response.status,
    cost: result?.extensions?.cost?.requested ?? null,
    upstreamCalls: result?.extensions?.cost?.upstreamCalls ?? null,
  });
  if (!result) return failure(notGraphQL(response.status));
  if (!hasToken(headers)) learnReader(result);
  return result;
}

type Event = ExecutionResult<Record<string, unknown>, Record<string, unknown>>;

function subscribe(params: { query: string }, headers: Headers) {
  setMeasures(null);
  const client = createClient({ url: ENDPOINT, retryAttempts: 0, ...credentialsOf(headers) });
  const events = client.iterate<Record<string, unknown>, Record<string, unknown>>(params);
  const next = events.next.bind(events);
  events.next = async () => {
    const result = await next().catch(async (error: unknown) => ({ done: false, value: await refusalOf(error) }));
    const event = result.value as Event | undefined;
    if (event && !hasToken(headers)) learnReader(event);
    return result;
  };
  return events;
}

/** What the gateway answered instead of a stream; a stream that breaks off has no answer. */
async function refusalOf(error: unknown): Promise<Event> {
  if (!(error instanceof NetworkError)) throw error;
  if (!(error.response instanceof Response)) return failure(NO_EVENTS);
  const { status } = error.response;
  return (toAnswer(await error.response.text()) as Event | null) ?? failure(notGraphQL(status));
}

/** Null for text that is not a GraphQL response, such as the page of a proxy. */
function toAnswer(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Shown like an answer. GraphiQL would show a thrown error with its stack. */
function failure(message: string): Event {
  return { errors: [new GraphQLError(message)] };
}

function notGraphQL(status: number): string {
  return `The server answered HTTP ${status} without a GraphQL response. Run the operation again in a moment.`;
}
