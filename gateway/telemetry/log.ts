import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Structured log: JSON lines on stdout. Never pass tokens, cookies, bodies or upstream texts. */
export type Log = Logger;

/** Lines are written together, at the latest after this long, ms: a write of its own for each would cost more than many an operation. */
const FLUSH_MS = 250;
const FLUSH_BYTES = 12_288;

/** What is not written yet when the process ends is written then. */
function bufferedStdout(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS });
}

/** Fields whose values are never written. */
const SECRETS = ['authorization', 'cookie', 'token', 'password'];
const CENSORED = '[redacted]';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The fields of a line without secrets one step below the top, where nobody puts them on purpose. For a path that begins with `*` pino's
 * own redaction takes every line apart, which costs as much as the line.
 */
function withoutInnerSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  let censored = fields;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (!isRecord(value)) continue;
    const secrets = SECRETS.filter((secret) => secret in value);
    if (secrets.length === 0) continue;
    const hidden = Object.fromEntries(secrets.map((secret) => [secret, CENSORED]));
    censored = { ...censored, [name]: { ...value, ...hidden } };
  }
  return censored;
}

/** Makes the process's log. `level` as pino's: trace debug info warn error fatal silent. `destination`: stdout unless given. */
export function createLog(level: string, destination: DestinationStream = bufferedStdout()): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: withoutInnerSecrets },
      redact: { paths: SECRETS, censor: CENSORED },
    },
    destination,
  );
}
