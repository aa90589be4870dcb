import { rm } from 'node:fs/promises';
import type { WireFault, WireRequestEntry } from '../../upstream/contract/faults.ts';
import { copyDatabase } from './databaseCopy.ts';
import { startProcess, type ServerProcess } from './serverProcess.ts';
import { copySnapshot, PASSWORD_COST, upstreamSnapshot } from './snapshot.ts';

export interface UpstreamOptions {
  /** `standing` (default): time only passes through `advanceClock`. `running`: the machine's clock. */
  readonly clock?: 'standing' | 'running';
  /** Whether simulated leads arrive and reply on their own. Default: false. */
  readonly simulator?: boolean;
  /**
   * `PGlite`: also with `TEST_DATABASE_URL`. For tests that kill the upstream, because only then its database is killed
   * with it.
   */
  readonly database?: 'PGlite';
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Filter of logged requests; all parts must match. */
export interface RequestFilter {
  readonly method?: string;
  /** Part of the path. */
  readonly path?: string;
  /** Only requests after this sequence number. */
  readonly since?: number;
  /** Maximum number, oldest first; 10,000 by default. */
  readonly limit?: number;
}

/** A running upstream with its own data. */
export interface Upstream {
  readonly url: string;
  /** The upstream's clock at the start, ISO. */
  readonly clockStart: string;
  /** Requests since the last `markRequests` (or `since`), oldest first; without those to /control. */
  requests(filter?: RequestFilter): Promise<readonly WireRequestEntry[]>;
  /** Makes `requests` skip the requests so far. */
  markRequests(): Promise<void>;
  /** Adds a fault for matching calls (contract/faults.ts). */
  addFault(fault: Partial<Omit<WireFault, 'id' | 'met'>>): Promise<WireFault>;
  clearFaults(): Promise<void>;
  /** Advances a frozen clock by milliseconds. */
  advanceClock(milliseconds: number): Promise<void>;
  /** Makes any other call of the control API; `path` is without `/control`. Throws unless it succeeds. */
  control(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** Signs a demo account in (`pro` or a full email address); returns its session token. */
  signIn(account: string): Promise<string>;
  /** Stops it and starts it again with the same data and port. */
  restart(): Promise<void>;
  /** Kills it; `restart` brings it back. */
  kill(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** Password of all demo accounts. */
export const demoPassword = 'demo-password';

/** `pro` becomes `pro@demo.example`; full addresses are kept. */
export function demoEmail(account: string): string {
  return account.includes('@') ? account : `${account}@demo.example`;
}

/**
 * Starts an upstream on a new copy of the demo data, with its control API and, by default, no simulator. Its database is
 * PGlite, or with `TEST_DATABASE_URL` on that PostgreSQL.
 */
export async function startUpstream(options: UpstreamOptions = {}): Promise<Upstream> {
  const snapshot = await upstreamSnapshot();
  const folder = copySnapshot(snapshot);
  const database = options.database === 'PGlite' ? null : await copyDatabase(snapshot);
  const env = {
    DATA_DIR: folder,
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    DEMO: 'on',
    CONTROL: 'on',
    // Every response is checked against the contract.
    CHECK_ANSWERS: 'on',
    PASSWORD_COST,
    SIMULATOR: options.simulator === true ? 'on' : 'off',
    // `off` in one of the projects of vitest.config.ts.
    OPTIONAL_ADDITIONS: process.env['OPTIONAL_ADDITIONS'] ?? 'on',
    ...(options.clock === 'running' ? {} : { CLOCK_START: snapshot.clockStart }),
    ...options.env,
  };
  let server: ServerProcess = await startProcess('upstream/main.ts', env);
  const { url, port } = server;

  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/control${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /control${path} answered ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };

  return {
    url,
    clockStart: snapshot.clockStart,
    control,
    async requests(filter = {}) {
      const query = new URLSearchParams(
        Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const { requests } = (await control('GET', `/requests?${query}`)) as { requests: WireRequestEntry[] };
      return requests.filter((entry) => !entry.path.startsWith('/control') && entry.path !== '/healthz');
    },
    async markRequests() {
      await control('POST', '/requests/mark');
    },
    async addFault(fault) {
      return ((await control('POST', '/faults', fault)) as { fault: WireFault }).fault;
    },
    async clearFaults() {
      await control('DELETE', '/faults');
    },
    async advanceClock(milliseconds) {
      await control('POST', '/clock', { advance: milliseconds });
    },
    signIn: (account) => signIn(url, account),
    async restart() {
      await server.stop();
      server = await startProcess('upstream/main.ts', env, port);
    },
    kill: () => server.kill(),
    async stop() {
      await server.stop();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(url: string, account: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail(account), password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`Signing in ${account} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}
