/**
 * The closed list of codes in `extensions.code` of top-level GraphQL errors. User errors are data (`errors` of a
 * payload) and never use these. docs/internal-tools.md explains them.
 */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'VIEWER_CHANGED',
  'FORBIDDEN',
  'SUBSCRIPTION_REQUIRED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'IDEMPOTENCY_KEY_REUSED',
  'PERSISTED_QUERY_NOT_FOUND',
  'RATE_LIMITED',
  'TOO_COSTLY',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_ERROR',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
