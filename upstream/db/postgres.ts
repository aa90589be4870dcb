import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { INT8, readInt8 } from './int8.ts';
import type { Database } from './tables.ts';
import { UnusableDatabase } from './unusableDatabase.ts';

const POOL_SIZE = 10;

/** How long to wait for PostgreSQL, in ms. */
interface Patience {
  /** For a connection: a new one, or one that other queries use. */
  readonly connect: number;
  /** For anything from PostgreSQL during a query, once queries are limited. */
  readonly silence: number;
}

/** The gateway waits for a response for 10 s. */
const PATIENCE: Patience = { connect: 5_000, silence: 10_000 };

/**
 * Opens PostgreSQL. A query whose connection cannot be made, breaks or is silent for too long fails; later queries use
 * other connections. Throws an UnusableDatabase if PostgreSQL cannot be reached or refuses the connection.
 */
export async function openPostgres(databaseUrl: string, patience: Patience = PATIENCE): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, readInt8);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    types,
    connectionTimeoutMillis: patience.connect,
  });
  let isLimited = false;
  // Broken connections are replaced, but without listeners their errors would crash the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(patience.silence);
    stream.on('timeout', () => {
      if (isLimited) stream.destroy(new Error('PostgreSQL does not respond.'));
    });
  });
  await tryToConnect(pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    limitQueries: () => {
      isLimited = true;
    },
    close: async () => await db.destroy(),
  };
}

async function tryToConnect(pool: Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    if (!(error instanceof Error)) throw error;
    const reason = error.message.includes('password must be a string')
      ? 'PostgreSQL requires a password, and DATABASE_URL has none.'
      : `The PostgreSQL of DATABASE_URL cannot be used: ${sentenceOf(error)}.`;
    throw new UnusableDatabase(reason, { cause: error });
  }
}

/** The message, without a full stop. A host with several addresses fails with one error for each, and no message. */
function sentenceOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error ? first.message : error.name).replace(/\.$/, '');
}
