import { setTimeout as sleep } from 'node:timers/promises';

/** Retry-After of the gateway's refusals, in milliseconds. */
const RETRY_AFTER = 3_000;
/** A gateway that sheds load for longer than two minutes has a problem of its own. */
const MOST_TRIES = 40;

/**
 * Sends a request until the gateway takes it: with too little CPU for it the gateway sheds load (edge/overload.ts),
 * which says nothing about the request. Returns the last response.
 */
export async function repeatShed<Response extends { readonly status: number; readonly text: string }>(
  send: () => Promise<Response>,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await send();
    const isShed = response.status === 503 && response.text.includes('"code":"RATE_LIMITED"');
    if (!isShed || tries === MOST_TRIES) return response;
    await sleep(RETRY_AFTER);
  }
}
