import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './tables.ts';

/** Dependencies of all request handlers. */
export interface Deps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}
