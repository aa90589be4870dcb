import { expect } from 'vitest';
import { execute, getOperationAST } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { pino } from 'pino';
import { Documents } from '../../admission/documents.ts';
import { createExecution } from '../../admission/execution.ts';
import { catalogueLoader } from '../../catalogue/catalogue.loader.ts';
import type { Context } from '../../context.ts';
import type { LiveHub } from '../../live/hub.ts';
import { presentErrors } from '../../presentErrors.ts';
import { createRest } from '../../rest/restClients.ts';
import { json, startFaultyUpstream } from '../../rest/testing/faultyUpstream.ts';
import type { Received } from '../../rest/testing/faultyUpstream.ts';
import { createSchema } from '../../schema.ts';
import { semanticNulls } from './semanticNulls.ts';
import { Credential } from '../../rest/credential.ts';
import type { Caller } from '../../session/caller.ts';

/**
 * Answers of the fake upstream by `METHOD /path` with sorted query: a body (200), a status with an error code, or a
 * function called per request.
 */
export type Answers = Record<string, unknown>;

/** An error response for `Answers`. */
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly more: {
    readonly fields?: readonly { path: string; code: string; message?: string }[];
    readonly retryAfter?: string;
    readonly message?: string;
  };

  constructor(status: number, code: string, more: Refusal['more'] = {}) {
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** One received call; CSRF fetches are left out. */
export interface SeenCall {
  readonly call: string;
  readonly body?: unknown;
  /** Form fields; for the file its name, type and size. */
  readonly form?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  /** The client address whose limit the call counts towards. */
  readonly clientAddress?: string;
}

/** Who runs an operation. Default: the account, in a browser. */
export interface RunOptions {
  readonly isVisitor?: boolean;
  readonly userAgent?: string;
}

/** The result of an operation: its data, the codes of its errors by path, and the calls it made. */
export interface Answered {
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly string[];
  readonly calls: readonly SeenCall[];
  /** Calls to the hub in order: `hold <chat>`, `release <chat>`, `kick <chat or account>`. */
  readonly live: readonly string[];
  /** Log lines of level warn and above. */
  readonly log: readonly Record<string, unknown>[];
}

export const ACCOUNT_ID = '5f6c1c1e-0000-4000-8000-00000000a001';
const MESSAGING_PATH = '/messaging/api/v1';

const schema: GraphQLSchema = createSchema('schema.graphql');

function recordingHub(entries: string[]): LiveHub {
  const unused = (): never => {
    throw new Error('Rooms do not subscribe.');
  };
  return {
    chatEvents: unused,
    leadEvents: unused,
    messengerEvents: unused,
    onUnauthenticated: unused,
    close: unused,
    kick: (_viewer, chatUuid) => entries.push(`kick ${chatUuid ?? 'account'}`),
    hold: (_viewer, chatUuid) => {
      entries.push(`hold ${chatUuid}`);
      return () => entries.push(`release ${chatUuid}`);
    },
  };
}

async function formOf({ bytes, headers }: Received): Promise<SeenCall['form']> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`,
    ]),
  );
}

async function seen(received: Received): Promise<SeenCall> {
  const { method, path, body, headers } = received;
  const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
  const key = headers['idempotency-key'];
  const address = headers['x-client-address'];
  return {
    call: `${method} ${path}`,
    ...(isForm ? { form: await formOf(received) } : body === '' ? {} : { body: JSON.parse(body) as unknown }),
    ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
    ...(typeof address === 'string' ? { clientAddress: address } : {}),
  };
}

const execution = createExecution(schema, (engine) => {
  if (engine !== 'compiled') throw new Error('The operation cannot be compiled.');
});

function result({ data, errors }: ExecutionResult, context: Context): Pick<Answered, 'data' | 'errors'> {
  return {
    // Results have no prototype; compare only their content.
    data: data ? (JSON.parse(JSON.stringify(data)) as Record<string, unknown>) : null,
    errors: presentErrors(errors ?? [], context)
      .map(({ path, extensions }) => `${path?.join('.') ?? ''}: ${String(extensions?.['code'])}`)
      .toSorted(),
  };
}

/**
 * Starts the gateway's resolvers in front of a fake upstream that returns the given responses and records its calls.
 */
export async function startPortal() {
  const upstream = await startFaultyUpstream();
  const rest = createRest({ upstreamUrl: upstream.url, messagingPath: MESSAGING_PATH });
  const caller: Caller = {
    accountId: ACCOUNT_ID,
    credential: new Credential('a-token'),
    kind: 'bearer',
    token: null,
    sessionId: 's',
    expiresAt: null,
  };

  const once = async (
    text: string,
    variables: Record<string, unknown>,
    options: RunOptions,
    isCompiled: boolean,
  ): Promise<Answered> => {
    const viewer = options.isVisitor ? null : caller;
    upstream.received.length = 0;
    const live: string[] = [];
    const logged: Record<string, unknown>[] = [];
    const log = pino(
      { level: 'warn', base: undefined },
      { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const client = rest.clients(viewer?.credential ?? null, { locale: 'en', requestId: 'r' });
    const context: Context = {
      viewer,
      rest: client,
      catalogue: catalogueLoader({ rest: client, log }),
      locale: 'en',
      log,
      requestId: 'r',
      rateLimitKey: 'a',
      basePath: '/partners',
      userAgent: options.userAgent ?? 'Mozilla/5.0',
      live: recordingHub(live),
      session: {
        clientAddress: '127.0.0.1',
        begin: () => Promise.resolve(caller),
        end: () => undefined,
        endToken: () => undefined,
        restFor: (other) => rest.clients(other?.credential ?? null, { locale: 'en', requestId: 'r' }),
      },
      signal: new AbortController().signal,
    };
    const document = new Documents(schema, new Map([['test', text]]), true).trusted('test');
    const operation = document && getOperationAST(document);
    if (!operation) throw new Error('The text has no operation.');
    const raw = isCompiled
      ? await execution.execute({ document, operation, context, variables })
      : await execute({ schema, document, contextValue: context, variableValues: variables });
    expect(semanticNulls(schema, document, raw)).toEqual([]);
    const calls = await Promise.all(upstream.received.filter(({ path }) => path !== '/csrf').map(seen));
    return { ...result(raw, context), calls, live, log: logged };
  };

  const answerTo = (answers: Answers, { method, path }: Received) => {
    const answer = answers[`${method} ${path}`];
    const body: unknown = typeof answer === 'function' ? (answer as () => unknown)() : answer;
    if (body instanceof Refusal) {
      const { status, code, more } = body;
      const headers: Record<string, string> = more.retryAfter ? { 'retry-after': more.retryAfter } : {};
      return json(status, { code, message: more.message ?? 'text of the upstream', fields: more.fields }, headers);
    }
    return body === undefined ? json(404, { code: 'NOT_FOUND', message: 'text of the upstream' }) : json(200, body);
  };

  return {
    /** Sets the upstream's responses; anything else is 404. */
    answer(answers: Answers): void {
      upstream.behave((received) => answerTo(answers, received));
    },
    /**
     * Like `answer`, but answers no call before `count` of them have arrived: calls that depend on each other time out.
     */
    answerInOneWave(answers: Answers, count: number): void {
      let waiting: (() => void)[] = [];
      upstream.behave((received) => (response, socket) => {
        waiting.push(() => answerTo(answers, received)(response, socket));
        if (waiting.length < count) return;
        const all = waiting;
        waiting = [];
        for (const send of all) send();
      });
    },
    /**
     * Runs an operation both compiled and interpreted, because the gateway may do either, and expects the same result
     * and calls.
     */
    async run(text: string, variables: Record<string, unknown> = {}, options: RunOptions = {}): Promise<Answered> {
      // Clear the public cache, so that both runs make all calls.
      rest.forgetPublic();
      const compiled = await once(text, variables, options, true);
      rest.forgetPublic();
      const interpreted = await once(text, variables, options, false);
      rest.forgetPublic();
      expect({ ...interpreted, log: [] }).toEqual({ ...compiled, log: [] });
      expect(JSON.stringify(compiled.errors)).not.toContain('text of the upstream');
      return compiled;
    },
    /** Runs an operation once, compiled, to test what is cached across operations. */
    runOnce: (text: string, variables: Record<string, unknown> = {}, options: RunOptions = {}): Promise<Answered> =>
      once(text, variables, options, true),
    async close(): Promise<void> {
      await rest.close();
      await upstream.close();
    },
  };
}
