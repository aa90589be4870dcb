/** SQLSTATEs of a connection that failed or that PostgreSQL ended because it shuts down, restarts or is full. */
const SQLSTATES = /^(08...|57P0[1-3]|53300)$/;
/** The system's errors for a connection that cannot be made or has broken. */
const SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors of `pg` and of `postgres.ts` that have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PostgreSQL does not respond)/;

/** Whether PostgreSQL could not be reached, or the connection broke, so that nobody knows whether a write was done. */
export function isDatabaseAway(error: unknown): boolean {
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return MESSAGES.test(error.message);
  // A body whose client has left fails with ECONNRESET too, but not in a call of the system.
  return SQLSTATES.test(error.code) || (SYSTEM_CODES.has(error.code) && 'syscall' in error);
}
