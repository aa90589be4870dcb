import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Structured log: JSON lines on stdout. Never pass tokens, cookies, bodies or upstream texts. */
export type Log = Logger;

/** Lines are written together, at the latest after this long, ms: a write of its own for each would cost more than many an operation. */
const FLUSH_MS = 250;
const FLUSH_BYTES = 12_288;

/** What is not written yet when the process ends is written then. */
const bufferedStdout = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS });

/** Makes the process's log. `level` as pino's: trace debug info warn error fatal silent. `destination`: stdout unless given. */
export const createLog = (level: string, destination: DestinationStream = bufferedStdout()): Log =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['authorization', 'cookie', 'token', 'password', '*.authorization', '*.cookie', '*.token', '*.password'],
        censor: '[redacted]',
      },
    },
    destination,
  );
