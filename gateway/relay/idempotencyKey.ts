const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,64}$/;

/** Whether a text may be an idempotency key: 1 to 64 visible ASCII characters, because it is sent as a header. */
export function isIdempotencyKey(text: string): boolean {
  return IDEMPOTENCY_KEY.test(text);
}
