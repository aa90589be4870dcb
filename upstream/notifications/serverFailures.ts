import type { SendingError } from '../contract/outbox.ts';
import { warn } from '../queue/worker.ts';

/** Failures of the server rather than of one email. */
const OF_SERVER: ReadonlySet<SendingError> = new Set(['connection', 'timeout', 'tls', 'authentication']);

/**
 * Returns a function that takes the result of each attempt (null: sent) and warns the operator when the mail server
 * begins to fail or fails differently, but not for each email.
 */
export function reportServerFailures(): (error: SendingError | null) => void {
  let reported: SendingError | null = null;
  return (error) => {
    if (error === null) reported = null;
    if (error === null || error === reported || !OF_SERVER.has(error)) return;
    reported = error;
    warn(`The mail server of SMTP_URL fails: ${error}. Emails are sent again later.`);
  };
}
