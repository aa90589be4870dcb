import { isEmail, normalizeEmail } from './email.ts';
import { storedText } from './storedText.ts';
import { codePointLength } from './textLength.ts';

/** Shortest password, in code points (RST-75). */
export const PASSWORD_MIN_LENGTH = 8;

/** Longest password, in code points: bounds the work of hashing. */
export const PASSWORD_MAX_LENGTH = 200;

/** Longest name of a personal access token, in code points after trimming; the shortest is 1. */
export const TOKEN_NAME_MAX_LENGTH = 60;

/** Shortest and longest life of a personal access token, in whole days. */
export const TOKEN_EXPIRY_MIN_DAYS = 1;
export const TOKEN_EXPIRY_MAX_DAYS = 365;

/** What a personal access token may do: read anything, write outside the messenger, write messages. */
export const TOKEN_SCOPES = ['read', 'write', 'messages'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** One refused field. Codes are named field + rule (VAL-53) and are the keys of the translated messages. */
export interface FieldError<Path extends string, Code extends string> {
  readonly path: Path;
  readonly code: Code;
}

export type EmailCode = 'emailRequired' | 'emailFormat';
export type PasswordCode = 'passwordRequired' | 'passwordMinLength' | 'passwordMaxLength';
export type TokenNameCode = 'nameRequired' | 'nameMaxLength';
export type TokenExpiryCode = 'expiresInDaysRange';
export type TokenScopesCode = 'scopesRequired';

/** Verdict on an email field, blanks around it ignored; null is accepted (VAL-13). */
export function checkEmail(value: string): EmailCode | null {
  const email = normalizeEmail(value);
  if (email === '') return 'emailRequired';
  return isEmail(email) ? null : 'emailFormat';
}

/** Verdict on a new password, blanks counted as they are; null is accepted (RST-75). */
export function checkPassword(value: string): PasswordCode | null {
  const length = codePointLength(value);
  if (length === 0) return 'passwordRequired';
  if (length < PASSWORD_MIN_LENGTH) return 'passwordMinLength';
  return length > PASSWORD_MAX_LENGTH ? 'passwordMaxLength' : null;
}

/** Verdict on the name of a personal access token: 1 to 60 code points after trimming (EXT-24). */
export function checkTokenName(value: string): TokenNameCode | null {
  const length = codePointLength(storedText(value));
  if (length === 0) return 'nameRequired';
  return length > TOKEN_NAME_MAX_LENGTH ? 'nameMaxLength' : null;
}

/** Verdict on the life of a personal access token: a whole number of days, 1 to 365; null stands for an empty field (EXT-24). */
export function checkTokenExpiry(days: number | null): TokenExpiryCode | null {
  const isInRange =
    days !== null && Number.isInteger(days) && days >= TOKEN_EXPIRY_MIN_DAYS && days <= TOKEN_EXPIRY_MAX_DAYS;
  return isInRange ? null : 'expiresInDaysRange';
}

/** Verdict on the scopes of a personal access token: at least one (EXT-24). */
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
 * What can be said about a sign-in before trying it: both fields are filled; empty list is accepted (RTE-10).
 * Nothing else, because older accounts may not follow the rules of today and the answer must not tell which part is wrong (RST-75).
 */
export function checkSignIn(input: { readonly email: string; readonly password: string }): SignInError[] {
  return fieldErrors<'email' | 'password', 'emailRequired' | 'passwordRequired'>([
    ['email', input.email.trim() === '' ? 'emailRequired' : null],
    ['password', input.password === '' ? 'passwordRequired' : null],
  ]);
}

export type SignUpError = FieldError<'email' | 'password', EmailCode | PasswordCode>;

/** All refused fields of a sign-up in form order; empty list is accepted (VAL-13, RST-75, VAL-54). */
export function checkSignUp(input: { readonly email: string; readonly password: string }): SignUpError[] {
  return fieldErrors<'email' | 'password', EmailCode | PasswordCode>([
    ['email', checkEmail(input.email)],
    ['password', checkPassword(input.password)],
  ]);
}

type AccessTokenPath = 'name' | 'expiresInDays' | 'scopes';
type AccessTokenCode = TokenNameCode | TokenExpiryCode | TokenScopesCode;
export type AccessTokenError = FieldError<AccessTokenPath, AccessTokenCode>;

/** All refused fields of a new personal access token in form order; empty list is accepted (EXT-24, VAL-54). */
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
