import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from '../config.ts';

/** What the log says of an error. */
interface LoggedError extends Readonly<Record<string, unknown>> {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** A SQLSTATE, or Node's name of a system error. */
  readonly code?: string;
  /** The text of the query that failed, with placeholders. */
  readonly query?: string;
  readonly cause?: LoggedError;
}

/**
 * Describes an error for the log. Leaves out everything else: errors of the database carry the query's values and the
 * row that conflicts, with addresses, messages and hashes of passwords.
 */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, query } = error as { readonly code?: unknown; readonly query?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof code === 'string' && { code }),
    ...(typeof query === 'string' && { query }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** Maximum buffered while stdout accepts nothing (a stuck reader, a full disk); further lines are dropped. */
const MAX_HELD_BYTES = 1_048_576;

function stdoutStream(): DestinationStream {
  const stdout = pino.destination({ dest: 1, sync: false, maxLength: MAX_HELD_BYTES });
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

/** Settings of the log: JSON lines on standard output. */
export function logOptions(level: LogLevel): {
  readonly level: LogLevel;
  readonly serializers: { readonly err: (error: unknown) => LoggedError };
  readonly stream: DestinationStream;
} {
  return { level, serializers: { err: loggedError }, stream: stdoutStream() };
}
