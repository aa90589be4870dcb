import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Structured log: JSON lines on stdout. Never pass tokens, cookies, bodies or upstream texts. */
export type Log = Logger;

/** Makes the process's log. `level` as pino's: trace debug info warn error fatal silent. `destination`: stdout unless given. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
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
