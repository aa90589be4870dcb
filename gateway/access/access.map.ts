import type { WireAccessToken } from '../../upstream/contract/accessToken.ts';
import { enumMap } from '../relay/enums.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { toGlobalId } from '../relay/ids.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { AccessToken, AccessTokenScope, SessionErrorCode, SessionUserError } from '../schema.types.ts';

export const scopeEnum = enumMap<WireAccessToken['scopes'][number], AccessTokenScope>('AccessToken.scopes', {
  'leads:read': 'LEADS_READ',
  'leads:write': 'LEADS_WRITE',
  'messages:read': 'MESSAGES_READ',
  'messages:write': 'MESSAGES_WRITE',
  'profile:read': 'PROFILE_READ',
  'profile:write': 'PROFILE_WRITE',
  'reports:read': 'REPORTS_READ',
  'reports:write': 'REPORTS_WRITE',
  read: 'READ',
  write: 'WRITE',
  messages: 'MESSAGES',
});

/** EXT-24. */
export function toAccessToken(token: WireAccessToken, note: NoteUnknown): AccessToken {
  return {
    id: toGlobalId('AccessToken', token.id),
    name: token.name,
    scopes: token.scopes.map((scope) => scopeEnum.read(scope, note)).filter((scope) => scope !== null),
    prefix: token.prefix,
    createdAt: token.createdAt,
    expiresAt: token.expiresAt,
    lastUsedAt: token.lastUsedAt,
  };
}

const MESSAGES: Readonly<Record<SessionErrorCode, string>> = {
  INVALID_CREDENTIALS: 'There is no account with this address and password.',
  TOO_MANY_ATTEMPTS: 'Too many attempts.',
  EMAIL_REQUIRED: 'The address is missing.',
  EMAIL_FORMAT: 'This is not an email address.',
  EMAIL_TAKEN: 'There is already an account with this address.',
  PASSWORD_REQUIRED: 'The password is missing.',
  PASSWORD_MIN_LENGTH: 'The password is too short.',
  PASSWORD_MAX_LENGTH: 'The password is too long.',
  NAME_REQUIRED: 'The name is missing.',
  NAME_MAX_LENGTH: 'The name is too long.',
  EXPIRES_IN_DAYS_RANGE: 'A token is valid for 1 to 365 days.',
  SCOPES_REQUIRED: 'At least one scope is required.',
  TOO_MANY_TOKENS: 'The account has the maximum number of tokens.',
  TOKEN_NOT_FOUND: 'There is no such token.',
  RESET_LINK_UNKNOWN: 'There is no such link.',
  RESET_LINK_USED: 'This link or a newer one has already been used.',
  RESET_LINK_EXPIRED: 'The link has expired.',
};

/** Enum spelling of a code from domain/signIn/credentials.ts: `passwordMinLength` becomes PASSWORD_MIN_LENGTH. */
type Spelled<Code extends string> = Code extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Uppercase<Head> : `_${Head}`}${Spelled<Tail>}`
  : '';

function spell<Code extends string>(code: Code): Spelled<Code> {
  return code.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as Spelled<Code>;
}

/** A user error of a session action. */
export function sessionUserError(
  code: SessionErrorCode,
  path: readonly string[] | null = null,
  retryAfterSeconds: number | null = null,
): SessionUserError {
  return { code, message: MESSAGES[code], path: path && [...path], retryAfterSeconds };
}

type FieldCode =
  | 'emailRequired'
  | 'emailFormat'
  | 'passwordRequired'
  | 'passwordMinLength'
  | 'passwordMaxLength'
  | 'nameRequired'
  | 'nameMaxLength'
  | 'expiresInDaysRange'
  | 'scopesRequired';

/** Checks the rules of domain/signIn/credentials.ts before anything is sent. */
export function toFieldErrors(
  refused: readonly { readonly path: string; readonly code: FieldCode }[],
): SessionUserError[] {
  return refused.map(({ path, code }) => sessionUserError(spell(code), [path]));
}

/** Error codes for fields that our rules accept but the upstream refuses. */
const FIELD_CODES: Readonly<Record<string, SessionErrorCode>> = {
  email: 'EMAIL_FORMAT',
  password: 'PASSWORD_MIN_LENGTH',
  name: 'NAME_MAX_LENGTH',
  expiresInDays: 'EXPIRES_IN_DAYS_RANGE',
  scopes: 'SCOPES_REQUIRED',
};

/** Maps the upstream's refusal to user errors; null if the user cannot fix it. */
export function toSessionUserErrors(error: unknown): SessionUserError[] | null {
  if (!(error instanceof UpstreamError)) return null;
  if (error.kind === 'rateLimited' && error.code === 'TOO_MANY_ATTEMPTS') {
    return [sessionUserError('TOO_MANY_ATTEMPTS', null, error.retryAfter)];
  }
  if (error.kind !== 'status') return null;
  switch (error.code) {
    case 'INVALID_CREDENTIALS':
    case 'TOO_MANY_TOKENS':
    case 'RESET_LINK_UNKNOWN':
    case 'RESET_LINK_USED':
    case 'RESET_LINK_EXPIRED':
      return [sessionUserError(error.code)];
    case 'EMAIL_TAKEN':
      return [sessionUserError(error.code, ['email'])];
    case 'TOKEN_NOT_FOUND':
      return [sessionUserError(error.code, ['id'])];
    default: {
      const refused = error.fields.flatMap(({ path }) => {
        const code = FIELD_CODES[path];
        return code ? [sessionUserError(code, [path])] : [];
      });
      return error.status === 422 && refused.length > 0 ? refused : null;
    }
  }
}
