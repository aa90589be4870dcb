// CPU of calls to the upstream, its own and that of its PostgreSQL, for an account of the demo data.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { startTemporaryPostgres } from '../scripts/postgres.mjs';
import { DEMO_PASSWORD } from '../upstream/db/demo/accounts.ts';
import { systemClock } from '../upstream/db/clock.ts';
import { openDatabase } from '../upstream/db/database.ts';
import { seedDemoData } from '../upstream/db/demo/seed.ts';
import { migrateToLatest } from '../upstream/db/migrate.ts';
import type { Database } from '../upstream/db/tables.ts';
import { cpuOf, cpuOfEnded, MEASURED_CORE, pinOurselves, startPinned } from './pinned.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 60);

export interface Cost {
  /** CPU of the upstream's process and of PostgreSQL for one response, in milliseconds. */
  readonly upstream: number;
  readonly database: number;
  readonly median: number;
}

export interface MeasuredUpstream {
  readonly url: string;
  /** Token of the account's owner. */
  readonly token: string;
  /** File to which the upstream writes its requests, a line of JSON each. */
  readonly requestLog: string;
  /** Sends a call as the account's owner and returns the body. Throws if the call fails. */
  ask(path: string, method?: string, body?: unknown): Promise<string>;
  /** Repeats a call, one after the other, and prints its cost. */
  costOf(name: string, send: (round: number) => Promise<unknown>): Promise<Cost>;
}

/** The header of the lines that `costOf` prints. */
export const COST_HEADER = row('ms of CPU', ['upstream', 'database', 'together', 'p50']);

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(38)} ${cells.map((cell) => cell.padStart(9)).join('')}`;
}

/**
 * Measures an upstream with the demo data and what `fill` adds, each cost after `warmUp` calls. Does nothing if
 * PostgreSQL is not installed.
 */
export async function withUpstream(
  account: string,
  fill: (db: Kysely<Database>) => Promise<void>,
  measure: (upstream: MeasuredUpstream) => Promise<void>,
  warmUp = 20,
): Promise<void> {
  pinOurselves();
  const postgres = await startTemporaryPostgres();
  if (postgres === null) {
    console.log('PostgreSQL is not installed, so there is nothing to measure.');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-upstream-'));
  try {
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, folder: null });
    await migrateToLatest(db);
    await seedDemoData(db, systemClock, { agencies: 240, filesFolder: join(folder, 'files') });
    await fill(db);
    await sql`vacuum analyze`.execute(db);
    await close();
    const server = await startPinned(
      'upstream/main.ts',
      MEASURED_CORE,
      { DATA_DIR: folder, DATABASE_URL: postgres.url },
      join(folder, 'log'),
    );
    try {
      const token = await signIn(server.url, account);
      const ask = await callsWith(server.url, token);
      const { processId } = postgres;
      // The upstream's pool closes idle connections, and the processes that served them end.
      const databaseMs = async (): Promise<number> => (await cpuOf(processId)) + (await cpuOfEnded(processId));
      const costOf = async (name: string, send: (round: number) => Promise<unknown>): Promise<Cost> => {
        for (let round = 0; round < warmUp; round += 1) await send(round);
        const before = [await server.cpuMs(), await databaseMs()] as const;
        const answers: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const begun = performance.now();
          await send(warmUp + round);
          answers.push(performance.now() - begun);
        }
        const cost = {
          upstream: ((await server.cpuMs()) - before[0]) / ROUNDS,
          database: ((await databaseMs()) - before[1]) / ROUNDS,
          median: answers.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN,
        };
        const cells = [cost.upstream, cost.database, cost.upstream + cost.database, cost.median];
        console.log(
          row(
            name,
            cells.map((ms) => ms.toFixed(1)),
          ),
        );
        return cost;
      };
      const requestLog = join(folder, 'requests.jsonl');
      await measure({ url: server.url, token, requestLog, ask, costOf });
    } finally {
      await server.stop();
    }
  } finally {
    postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const JSON_BODY = { 'content-type': 'application/json' };

async function signIn(url: string, account: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ email: `${account}@demo.example`, password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function callsWith(url: string, token: string): Promise<MeasuredUpstream['ask']> {
  const authorization = `Bearer ${token}`;
  const csrf = await fetch(`${url}/csrf`, { headers: { authorization } });
  const { token: csrfToken } = (await csrf.json()) as { token: string };
  return async (path, method = 'GET', body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization, 'x-csrf-token': csrfToken, ...(body === undefined ? {} : JSON_BODY) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text;
  };
}
