import { GatewayError } from '../errors.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,64}$/;

/** Whether a text may be an idempotency key: 1 to 64 visible ASCII characters, because it is sent as a header. */
export function isIdempotencyKey(text: string): boolean {
  return IDEMPOTENCY_KEY.test(text);
}

/** Throws BAD_USER_INPUT for a text that may not be an idempotency key. */
export function checkIdempotencyKey(text: string): void {
  if (isIdempotencyKey(text)) return;
  throw new GatewayError('BAD_USER_INPUT', 'idempotencyKey has 1 to 64 visible ASCII characters.');
}
