import fc from 'fast-check';

/** Texts known to break text processing. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\ud83d\ude00',
  '\ufeff\u200b\u202e',
  'e\u0301',
  'İstanbul ıI',
  '\r\n\t\u001f',
  "' or 1=1; --",
  '%_\\',
  '*.*',
  '$1 ${x} {0}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '0',
  '1e3',
  '1.5',
  '007',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '99999999999999999999999',
  'a@b.example',
  'https://a.example/?q=1#x',
  'javascript:alert(1)',
  '+14155550123',
] as const;

/** At and beyond the limits of calendars, JavaScript and PostgreSQL. */
const MOMENTS = [
  '2026-11-21T10:00:00.000Z',
  '2026-11-21T10:00:00+23:59',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000+23:59',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999-23:59',
  '2016-12-31T23:59:60Z',
  '2026-02-30T10:00:00Z',
  '2026-11-21t10:00:00z',
  '2026-11-21T10:00:00.123456789123Z',
  '+275760-09-13T00:00:00Z',
] as const;
const DAYS = [
  '2026-11-01',
  '2026-11-21',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-29',
  '2024-02-29',
  '20261121',
] as const;

/** Numbers in JSON notation, including ones that JavaScript never prints. */
const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '0.1',
  '1.5',
  '2147483647',
  '2147483648',
  '-2147483648',
  '-2147483649',
  '4294967296',
  '9007199254740991',
  '9007199254740993',
  '9223372036854775808',
  '8640000000000001',
  '1e21',
  '1e308',
  '1e400',
  '-1e400',
  '5e-324',
] as const;

const uuids = fc.oneof(
  fc.uuid(),
  fc.constantFrom('00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'not-a-uuid'),
);

export const nastyMoment = fc.oneof(
  fc.constantFrom(...MOMENTS),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

export const nastyDay = fc.oneof(
  fc.constantFrom(...DAYS),
  nastyMoment.map((moment) => moment.slice(0, 10)),
);

export const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  fc.string({ maxLength: 40 }),
  // Lone surrogates.
  fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 6 }).map((codes) => String.fromCharCode(...codes)),
  fc
    .tuple(fc.constantFrom('x', '💬', '\u0301', '%'), fc.constantFrom(41, 255, 1001, 10_001))
    .map(([unit, times]) => unit.repeat(times)),
  uuids,
  nastyMoment,
);

export const nastyUuid = uuids;

/** A number to be written literally; `writeJson` removes its markers and quotes. */
export const nastyNumber = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);

const MARK = '\u0001number:';

/** A JSON value that no call expects. */
export const nastyJson: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber.map(asNumber),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: { c: [] } } }, Array(200).fill(0)),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
);

/** Marks a number for `writeJson`. */
export function asNumber(text: string): string {
  return MARK + text;
}

/** Serializes JSON with the numbers of `asNumber` written literally. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value)?.replaceAll(/"\\u0001number:([^"]*)"/g, '$1') ?? '';
}

/** Formats the value for a path or a query. */
export function writeText(value: unknown): string {
  return typeof value === 'string' ? value.replace(MARK, '') : writeJson(value);
}
