import { ApiError } from './apiError.ts';

/** 409 for an idempotency key that was used before with different content. */
export function keyReused(): ApiError {
  return new ApiError(409, 'IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used with different content.');
}
