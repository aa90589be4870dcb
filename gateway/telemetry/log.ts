import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { isRecord } from '../../domain/isRecord.ts';

/** Structured log: JSON lines on stdout. Never pass tokens, cookies, bodies or upstream texts. */
export type Log = Logger;

/** Longest time for which lines are buffered, in ms: writing each one would cost more than many operations. */
const FLUSH_MS = 250;
const FLUSH_BYTES = 12_288;
/** Maximum buffered while stdout accepts nothing (a stuck reader, a full disk); further lines are dropped. */
const MAX_HELD_BYTES = 1_048_576;

/** Flushes the buffer when the process exits. */
function bufferedStdout(): DestinationStream {
  const stdout = pino.destination({
    dest: 1,
    sync: false,
    minLength: FLUSH_BYTES,
    maxLength: MAX_HELD_BYTES,
    periodicFlush: FLUSH_MS,
  });
  const { flushSync } = stdout;
  // A full disk would end the process, and flushing at its exit would retry forever.
  stdout.on('error', () => {
    stdout.flushSync = () => undefined;
  });
  stdout.on('write', () => {
    stdout.flushSync = flushSync;
  });
  return stdout;
}

/** Fields whose values are never logged. */
const SECRETS = ['authorization', 'cookie', 'token', 'password'];
const CENSORED = '[redacted]';

/**
 * Removes secrets one level below the top. pino's own redaction of a path that begins with `*` costs as much as the
 * line itself.
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

/**
 * Creates the process's log. `level` as pino's: trace debug info warn error fatal silent. `destination`: default
 * stdout.
 */
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

/** What a line says about an unexpected error: its kind, and where it happened. Its message may quote data. */
export function errorFields(error: unknown): { readonly error: string; readonly frames: readonly string[] } {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  const lines = stack.split('\n').map((line) => line.trim());
  return { error: name, frames: lines.filter((line) => line.startsWith('at ')).slice(0, 8) };
}
