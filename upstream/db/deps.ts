import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './tables.ts';

/** What every request handler depends on. */
export interface Deps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}
