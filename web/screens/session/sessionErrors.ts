import type { SessionErrorCode } from '../../relay/__generated__/useSignInMutation.graphql.ts';

/** Why sign-in or sign-up was rejected, by the gateway or by client-side validation. */
export interface SessionError {
  readonly code: SessionErrorCode;
  readonly path?: readonly string[] | null | undefined;
  readonly retryAfterSeconds?: number | null | undefined;
}

/** The first error of each field, by the last part of its path. */
export function fieldErrorsOf(errors: readonly SessionError[]): Partial<Record<string, SessionError>> {
  const fields: Partial<Record<string, SessionError>> = {};
  for (const error of errors) {
    const field = error.path?.at(-1);
    if (field !== undefined && !isGeneral(error.code)) fields[field] ??= error;
  }
  return fields;
}

/** The first error without a field. */
export function generalErrorOf(errors: readonly SessionError[]): SessionError | null {
  return errors.find(({ code, path }) => !path?.length || isGeneral(code)) ?? null;
}

/** Must not reveal whether email or password is wrong. */
function isGeneral(code: SessionErrorCode): boolean {
  return code === 'INVALID_CREDENTIALS' || code === 'TOO_MANY_ATTEMPTS';
}

/** Maps the domain's error codes to those of the contract. */
export const EMAIL_CODES = { emailRequired: 'EMAIL_REQUIRED', emailFormat: 'EMAIL_FORMAT' } as const;
export const PASSWORD_CODES = {
  passwordRequired: 'PASSWORD_REQUIRED',
  passwordMinLength: 'PASSWORD_MIN_LENGTH',
  passwordMaxLength: 'PASSWORD_MAX_LENGTH',
} as const;
