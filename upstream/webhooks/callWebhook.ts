import { Agent, request } from 'undici';
import type { WireAttemptError } from '../contract/webhooks.ts';
import { signatureOf } from './signature.ts';
import { AddressRefused, literalAddress, isPublicAddress, publicLookup, type ResolveAll } from './publicAddress.ts';

/** A call to make. */
export interface WebhookCall {
  readonly url: string;
  /** Sent as `webhook-id`. */
  readonly id: string;
  readonly body: string;
  /** The newest first. */
  readonly secrets: readonly string[];
}

/** How a call went: the status of the answer, or why there was none. */
export interface CallOutcome {
  readonly status: number | null;
  readonly error: WireAttemptError | null;
  /** Milliseconds. */
  readonly duration: number;
}

/** Whether the receiver took the event. */
export function isSuccess({ status }: CallOutcome): boolean {
  return status !== null && status >= 200 && status < 300;
}

export interface WebhookCaller {
  /** Calls a webhook; `signal` ends it early. Never throws. */
  call(call: WebhookCall, signal: AbortSignal): Promise<CallOutcome>;
  close(): Promise<void>;
}

export interface CallerOptions {
  /** Whether http and private networks are allowed. */
  readonly allowPrivate: boolean;
  /** Total time of a call, milliseconds. */
  readonly deadline?: number;
  /** In place of `dns.lookup`. */
  readonly resolve?: ResolveAll;
}

/** Total time of a call, milliseconds. */
export const CALL_DEADLINE = 10_000;

/** More of an answer is not read. Bytes. */
const ANSWER_LIMIT = 16 * 1024;

/**
 * Calls webhooks: https only, to public addresses only, without following redirects. Of an answer only the status is
 * used.
 */
export function webhookCaller({ allowPrivate, deadline = CALL_DEADLINE, resolve }: CallerOptions): WebhookCaller {
  const agent = new Agent({
    allowH2: false,
    keepAliveTimeout: 4_000,
    maxHeaderSize: ANSWER_LIMIT,
    connect: { timeout: deadline, ...(allowPrivate ? {} : { lookup: publicLookup(resolve) }) },
  });
  const send = async ({ url, id, body, secrets }: WebhookCall, signal: AbortSignal): Promise<number> => {
    const target = new URL(url);
    const literal = literalAddress(target);
    const isSafe = target.protocol === 'https:' && (literal === null || isPublicAddress(literal));
    if (!isSafe && !allowPrivate) throw new AddressRefused();
    const timestamp = Math.floor(Date.now() / 1000);
    const answer = await request(target, {
      dispatcher: agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'agency-portal-webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(id, timestamp, body, secrets),
      },
      body,
      signal,
    });
    // The status is known: what happens to the rest of the answer changes nothing.
    await answer.body.dump({ limit: ANSWER_LIMIT, signal }).catch(() => undefined);
    return answer.statusCode;
  };
  return {
    async call(call, signal) {
      const start = performance.now();
      const outcome = (result: Omit<CallOutcome, 'duration'>): CallOutcome => ({
        ...result,
        duration: Math.round(performance.now() - start),
      });
      try {
        const either = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
        return outcome({ status: await send(call, either), error: null });
      } catch (error) {
        return outcome({ status: null, error: reasonOf(error) });
      }
    },
    close: async () => await agent.destroy(),
  };
}

function reasonOf(error: unknown): WireAttemptError {
  if (!(error instanceof Error)) return 'connection';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof AddressRefused) return 'address';
  if (error.name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'dns';
  const isTls = /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$)/.test(code);
  return isTls ? 'tls' : 'connection';
}
