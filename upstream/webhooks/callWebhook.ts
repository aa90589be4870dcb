import { Agent, request } from 'undici';
import type { WireAttemptError } from '../contract/webhooks.ts';
import { signatureOf } from './signature.ts';
import { AddressRefused, isPublicHost, publicLookup, type ResolveAll } from './publicAddress.ts';

/** A call to make. */
export interface WebhookCall {
  readonly url: string;
  /** Sent as `webhook-id`. */
  readonly id: string;
  readonly body: string;
  /** The newest first. */
  readonly secrets: readonly string[];
}

/** The result of a call: the status of the response, or why there was none. */
export interface CallOutcome {
  readonly status: number | null;
  readonly error: WireAttemptError | null;
  /** Milliseconds. */
  readonly duration: number;
}

/** Whether the receiver accepted the event. */
export function isSuccess({ status }: CallOutcome): boolean {
  return status !== null && status >= 200 && status < 300;
}

export interface WebhookCaller {
  /** Calls a webhook; `signal` aborts the call. Never throws. */
  call(call: WebhookCall, signal: AbortSignal): Promise<CallOutcome>;
  close(): Promise<void>;
}

export interface CallerOptions {
  /** Whether http and addresses in private networks are allowed. */
  readonly allowPrivate: boolean;
  /** Maximum total time of a call, in milliseconds. */
  readonly deadline?: number;
  /** Replaces `dns.lookup`. */
  readonly resolve?: ResolveAll;
}

/** Default maximum of the total time of a call, in milliseconds. */
export const CALL_DEADLINE = 10_000;

/** How much of a response is read, in bytes. */
const ANSWER_LIMIT = 16 * 1024;

/**
 * Calls webhooks, over https and at public addresses only, without following redirects. Only the status of a response
 * is used.
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
    const isSafe = target.protocol === 'https:' && isPublicHost(target);
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
    // The status is known, so a failure to read the rest of the response does not matter.
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
