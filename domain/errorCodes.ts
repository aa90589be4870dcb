/**
 * The closed list of codes a top-level error of a GraphQL answer carries in `extensions.code`. What a user did wrong is data
 * (`errors` of a payload), never one of these. docs/internal-tools.md says what each means.
 */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'VIEWER_CHANGED',
  'FORBIDDEN',
  'SUBSCRIPTION_REQUIRED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'PERSISTED_QUERY_NOT_FOUND',
  'RATE_LIMITED',
  'TOO_COSTLY',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_ERROR',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
