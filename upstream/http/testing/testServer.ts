import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { openCsrfTokens } from '../../auth/csrf.ts';
import { hashPassword } from '../../auth/password.ts';
import { readConfig } from '../../config.ts';
import { createFaults } from '../../control/faults.ts';
import { HOUR, settableClock, type SettableClock } from '../../db/clock.ts';
import type { Deps } from '../../db/deps.ts';
import { normalizeEmail } from '../../../domain/contact/email.ts';
import { openTestDatabase } from '../../db/testing/testDatabase.ts';
import { createServer } from '../../server.ts';
import { closeAfterFile } from './openTestServers.ts';
import { openRequestLog, type RequestLog } from '../requestLog.ts';

/** The response to a call. */
export interface TestAnswer {
  readonly status: number;
  /** Parsed JSON, or null without a body. */
  readonly body: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  readonly token?: string;
  /** The CSRF token to send; null sends none. By default, writes with a session fetch one. */
  readonly csrf?: string | null;
  /** Sent as JSON, except for text, bytes and forms, which are sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server on an in-memory database, with the control API and a frozen clock. */
export interface TestServer extends Deps {
  readonly clock: SettableClock;
  readonly requestLog: RequestLog;
  /** A folder of this server's own, initially empty. */
  readonly dataFolder: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH',
    url: string,
    options?: CallOptions,
  ): Promise<TestAnswer>;
  /** Creates an account and returns its session token. */
  signUp(email: string): Promise<string>;
  csrf(token: string): Promise<string>;
  /** Listens on a free port, for tests that need a real connection; returns the URL. */
  listen(): Promise<string>;
}

/** Timeout in milliseconds: creating the first database takes seconds, and many of them on a busy machine. */
export const START_WITHIN = 60_000;
export const TEST_NOW = new Date('2026-11-21T10:00:00.000Z');
export const TEST_PASSWORD = 'a long password';

/** Starts a server for the tests of one file and closes it after them. */
export async function startTestServer(): Promise<TestServer> {
  const database = await openTestDatabase();
  const clock = settableClock(TEST_NOW);
  const requestLog = openRequestLog(null);
  const deps = { db: database.db, clock };
  const dataFolder = await mkdtemp(join(tmpdir(), 'upstream-'));
  const config = readConfig({
    DEMO: 'off',
    CONTROL: 'on',
    CHECK_ANSWERS: 'on',
    LOG_LEVEL: 'silent',
    PASSWORD_COST: '4',
    DATA_DIR: dataFolder,
  });
  const csrf = await openCsrfTokens(database.db, clock, 12 * HOUR);
  const app = await createServer({ ...config, ...deps, csrf, requestLog, faults: createFaults() });
  closeAfterFile(async () => {
    await app.close();
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  // A low-cost hash makes accounts and sign-in fast.
  const passwordHash = await hashPassword(TEST_PASSWORD, config.passwordCost);
  const server: TestServer = {
    ...deps,
    requestLog,
    dataFolder,
    async call(method, url, { token, csrf: given, body, headers = {} } = {}) {
      const isWrite = method !== 'GET' && method !== 'HEAD';
      const csrfToken = given === undefined && isWrite && token !== undefined ? await server.csrf(token) : given;
      const options: InjectOptions = {
        method,
        url,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(csrfToken == null ? {} : { 'x-csrf-token': csrfToken }),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: isAsItIs(body) ? body : JSON.stringify(body) }),
      };
      const answer = await app.inject(options);
      const isJson = String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '';
      return {
        status: answer.statusCode,
        body: isJson ? answer.json<unknown>() : null,
        text: answer.body,
        headers: answer.headers,
      };
    },
    async signUp(email) {
      const id = randomUUID();
      await database.db
        .insertInto('accounts')
        .values({
          id,
          email: normalizeEmail(email),
          password_hash: passwordHash,
          locale: 'en',
          created_at: clock.now(),
        })
        .execute();
      const { body } = await server.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
      return read(body, 'token');
    },
    async csrf(token) {
      const { body } = await server.call('GET', '/csrf', { token });
      return read(body, 'token');
    },
    listen: async () => await app.listen({ host: '127.0.0.1', port: 0 }),
  };
  return server;
}

function isAsItIs(body: unknown): body is string | Buffer | FormData {
  return typeof body === 'string' || Buffer.isBuffer(body) || body instanceof FormData;
}

function read(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name) : undefined;
  if (typeof value?.[1] !== 'string') throw new Error(`No ${name} in ${JSON.stringify(body)}.`);
  return value[1];
}
