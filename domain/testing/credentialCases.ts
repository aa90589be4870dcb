import type { EmailCode, PasswordCode, TokenExpiryCode, TokenNameCode } from '../signIn/credentials.ts';

/** An input with its expected error in form, gateway and upstream; null if valid (VAL-54). */
export interface FieldCase<Value, Code> {
  readonly name: string;
  readonly value: Value;
  readonly code: Code | null;
}

const LONG_LOCAL_PART = 'a'.repeat(64);

/** Valid and invalid email addresses (VAL-13). */
export const EMAIL_CASES: readonly FieldCase<string, EmailCode>[] = [
  { name: 'empty', value: '', code: 'emailRequired' },
  { name: 'blanks only', value: ' \t ', code: 'emailRequired' },
  { name: 'no dot in the domain', value: 'a@b', code: 'emailFormat' },
  { name: 'blank inside', value: 'x y@z.de', code: 'emailFormat' },
  { name: 'local part not ASCII', value: 'ü@exämple.de', code: 'emailFormat' },
  { name: 'no local part', value: '@acme.com', code: 'emailFormat' },
  { name: 'no domain', value: 'anna@', code: 'emailFormat' },
  { name: 'no at sign', value: 'anna.acme.com', code: 'emailFormat' },
  { name: 'two at signs', value: 'anna@bo@acme.com', code: 'emailFormat' },
  { name: 'dot at the end of the local part', value: 'anna.@acme.com', code: 'emailFormat' },
  { name: 'two dots in the local part', value: 'an..na@acme.com', code: 'emailFormat' },
  { name: 'two dots in the domain', value: 'anna@acme..com', code: 'emailFormat' },
  { name: 'dot at the end of the domain', value: 'anna@acme.com.', code: 'emailFormat' },
  { name: 'hyphen at the start of a label', value: 'anna@-acme.com', code: 'emailFormat' },
  { name: 'hyphen at the end of a label', value: 'anna@acme-.com', code: 'emailFormat' },
  { name: 'address by number', value: 'anna@192.168.0.1', code: 'emailFormat' },
  { name: 'line break inside', value: 'anna@acme.com\nbcc:x@y.zz', code: 'emailFormat' },
  { name: 'local part of 65', value: `a${LONG_LOCAL_PART}@acme.com`, code: 'emailFormat' },
  { name: 'label of 64', value: `anna@${'a'.repeat(64)}.com`, code: 'emailFormat' },
  { name: '255 characters', value: `${LONG_LOCAL_PART}@${'abc.'.repeat(46)}abcdef`, code: 'emailFormat' },
  { name: 'plain', value: 'anna@acme.com', code: null },
  { name: 'blanks around', value: ' anna@acme.com\n', code: null },
  { name: 'shortest', value: 'a@b.c', code: null },
  { name: 'plus and dots', value: "o'neil.jo+leads@mail.acme.co.uk", code: null },
  { name: 'upper case', value: 'Anna@Acme.COM', code: null },
  { name: 'domain of another script', value: 'info@exämple.de', code: null },
  { name: 'domain with combining marks', value: 'info@उदाहरण.भारत', code: null },
  { name: 'label of 63', value: `anna@${'a'.repeat(63)}.com`, code: null },
  { name: '254 characters', value: `${LONG_LOCAL_PART}@${'abc.'.repeat(46)}abcde`, code: null },
];

/** New passwords on both sides of each limit (RST-75). */
export const PASSWORD_CASES: readonly FieldCase<string, PasswordCode>[] = [
  { name: 'empty', value: '', code: 'passwordRequired' },
  { name: '1 character', value: 'a', code: 'passwordMinLength' },
  { name: '7 characters', value: 'a'.repeat(7), code: 'passwordMinLength' },
  { name: '7 emoji, 14 units', value: '😀'.repeat(7), code: 'passwordMinLength' },
  { name: '8 characters', value: 'a'.repeat(8), code: null },
  { name: '8 with blanks at the ends', value: ' secret ', code: null },
  { name: '200 characters', value: 'a'.repeat(200), code: null },
  { name: '200 emoji', value: '😀'.repeat(200), code: null },
  { name: '201 characters', value: 'a'.repeat(201), code: 'passwordMaxLength' },
];

/** Names of a personal access token on both sides of each limit (EXT-24). */
export const TOKEN_NAME_CASES: readonly FieldCase<string, TokenNameCode>[] = [
  { name: 'empty', value: '', code: 'nameRequired' },
  { name: 'blanks only', value: '  ', code: 'nameRequired' },
  { name: 'what no database text can hold', value: ' \u0000 ', code: 'nameRequired' },
  { name: '1 character', value: 'a', code: null },
  { name: '60 characters and blanks around', value: ` ${'a'.repeat(60)} `, code: null },
  { name: '60 emoji', value: '😀'.repeat(60), code: null },
  { name: '61 characters', value: 'a'.repeat(61), code: 'nameMaxLength' },
];

/** Lifetimes of a personal access token, in days, on both sides of each limit (EXT-24). */
export const TOKEN_EXPIRY_CASES: readonly FieldCase<number | null, TokenExpiryCode>[] = [
  { name: 'empty', value: null, code: 'expiresInDaysRange' },
  { name: 'not a number', value: Number.NaN, code: 'expiresInDaysRange' },
  { name: 'endless', value: Number.POSITIVE_INFINITY, code: 'expiresInDaysRange' },
  { name: 'half a day more', value: 1.5, code: 'expiresInDaysRange' },
  { name: '-1', value: -1, code: 'expiresInDaysRange' },
  { name: '0', value: 0, code: 'expiresInDaysRange' },
  { name: '1', value: 1, code: null },
  { name: '365', value: 365, code: null },
  { name: '366', value: 366, code: 'expiresInDaysRange' },
];
