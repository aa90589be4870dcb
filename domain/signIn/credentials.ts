import { isEmail, normalizeEmail } from '../contact/email.ts';
import { storedLine } from '../storedText.ts';
import { codePointLength } from '../textLength.ts';
import type { TokenScope } from '../tokenScopes.ts';

/** Shortest password, in code points (RST-75). */
export const PASSWORD_MIN_LENGTH = 8;

/** Longest password, in code points; limits the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 200;

/** Longest name of a personal access token, in code points after trimming; the shortest is 1. */
export const TOKEN_NAME_MAX_LENGTH = 60;

/** Shortest and longest lifetime of a personal access token, in whole days. */
export const TOKEN_EXPIRY_MIN_DAYS = 1;
export const TOKEN_EXPIRY_MAX_DAYS = 365;

/** One rejected field. Codes are named field + rule (VAL-53) and double as translation keys. */
export interface FieldError<Path extends string, Code extends string> {
  readonly path: Path;
  readonly code: Code;
}

export type EmailCode = 'emailRequired' | 'emailFormat';
export type PasswordCode = 'passwordRequired' | 'passwordMinLength' | 'passwordMaxLength';
export type TokenNameCode = 'nameRequired' | 'nameMaxLength';
export type TokenExpiryCode = 'expiresInDaysRange';
export type TokenScopesCode = 'scopesRequired';

/** The error of an email field, ignoring surrounding spaces; null if valid (VAL-13). */
export function checkEmail(value: string): EmailCode | null {
  const email = normalizeEmail(value);
  if (email === '') return 'emailRequired';
  return isEmail(email) ? null : 'emailFormat';
}

/** The error of a new password, which is not trimmed; null if valid (RST-75). */
export function checkPassword(value: string): PasswordCode | null {
  const length = codePointLength(value);
  if (length === 0) return 'passwordRequired';
  if (length < PASSWORD_MIN_LENGTH) return 'passwordMinLength';
  return length > PASSWORD_MAX_LENGTH ? 'passwordMaxLength' : null;
}

/** The error of a personal access token's name: 1 to 60 code points after trimming (EXT-24). */
export function checkTokenName(value: string): TokenNameCode | null {
  const length = codePointLength(storedLine(value));
  if (length === 0) return 'nameRequired';
  return length > TOKEN_NAME_MAX_LENGTH ? 'nameMaxLength' : null;
}

/**
 * The error of a personal access token's lifetime: a whole number of days, 1 to 365; null means an empty field
 * (EXT-24).
 */
export function checkTokenExpiry(days: number | null): TokenExpiryCode | null {
  const isInRange =
    days !== null && Number.isInteger(days) && days >= TOKEN_EXPIRY_MIN_DAYS && days <= TOKEN_EXPIRY_MAX_DAYS;
  return isInRange ? null : 'expiresInDaysRange';
}

/** The error of a personal access token's scopes: at least one (EXT-24). */
export function checkTokenScopes(scopes: readonly TokenScope[]): TokenScopesCode | null {
  return scopes.length === 0 ? 'scopesRequired' : null;
}

function fieldErrors<Path extends string, Code extends string>(
  verdicts: readonly (readonly [path: Path, code: Code | null])[],
): FieldError<Path, Code>[] {
  return verdicts.flatMap(([path, code]) => (code === null ? [] : [{ path, code }]));
}

export type SignInError = FieldError<'email' | 'password', 'emailRequired' | 'passwordRequired'>;

/**
 * Errors found before a sign-in is attempted: both fields are required (RTE-10). No other rules apply, because older
 * accounts may not follow the current ones, and the response must not reveal which part is wrong (RST-75).
 */
export function checkSignIn(input: { readonly email: string; readonly password: string }): SignInError[] {
  return fieldErrors<'email' | 'password', 'emailRequired' | 'passwordRequired'>([
    ['email', input.email.trim() === '' ? 'emailRequired' : null],
    ['password', input.password === '' ? 'passwordRequired' : null],
  ]);
}

export type SignUpError = FieldError<'email' | 'password', EmailCode | PasswordCode>;

/** All errors of a sign-up in form order; empty if valid (VAL-13, RST-75, VAL-54). */
export function checkSignUp(input: { readonly email: string; readonly password: string }): SignUpError[] {
  return fieldErrors<'email' | 'password', EmailCode | PasswordCode>([
    ['email', checkEmail(input.email)],
    ['password', checkPassword(input.password)],
  ]);
}

type AccessTokenPath = 'name' | 'expiresInDays' | 'scopes';
type AccessTokenCode = TokenNameCode | TokenExpiryCode | TokenScopesCode;
export type AccessTokenError = FieldError<AccessTokenPath, AccessTokenCode>;

/** All errors of a new personal access token in form order; empty if valid (EXT-24, VAL-54). */
export function checkAccessToken(input: {
  readonly name: string;
  readonly expiresInDays: number | null;
  readonly scopes: readonly TokenScope[];
}): AccessTokenError[] {
  return fieldErrors<AccessTokenPath, AccessTokenCode>([
    ['name', checkTokenName(input.name)],
    ['expiresInDays', checkTokenExpiry(input.expiresInDays)],
    ['scopes', checkTokenScopes(input.scopes)],
  ]);
}
