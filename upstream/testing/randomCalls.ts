import fc from 'fast-check';
import type { Call } from '../contract/call.ts';
import { FORM_TYPE, formBodies } from './formBodies.ts';
import { nastyJson, nastyText, writeJson, writeText } from './nastyValues.ts';
import { valuesOf, type ValueOptions } from './schemaValues.ts';

/** Who makes a call; `stranger` sends an unknown credential. */
export const CALLERS = [
  'nobody',
  'stranger',
  'paid',
  'free',
  'withoutTariff',
  'recipient',
  'readToken',
  'writeToken',
] as const;
export type Caller = (typeof CALLERS)[number];

export interface RandomCall {
  readonly call: Call;
  readonly method: Call['method'];
  readonly url: string;
  readonly caller: Caller;
  readonly csrf: 'right' | 'wrong' | 'none';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RandomCallOptions {
  readonly calls: readonly Call[];
  readonly messagingPath: string;
  /** Uuids that exist in the database. */
  readonly uuids: readonly string[];
  readonly emails: readonly string[];
  /** Existing values of a path parameter, by the preceding path segment, e.g. `leads`. */
  readonly inPath: Readonly<Record<string, readonly string[]>>;
}

/** Path segments with unusual or missing escaping. */
const ODD_PARTS = [
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%c0%80',
  '%ED%A0%80',
  '%FF',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  '',
  ';a=b',
  '+',
  '%20',
  '~',
];
const ODD_QUERIES = [
  '',
  '=',
  '&&',
  'a',
  '%00=%00',
  '__proto__=1',
  'a[b]=1',
  'pageSize[]=1',
  '%zz=%',
  '?',
  'constructor=1',
];
const MALFORMED = [
  '{',
  '[1,',
  '{"a":}',
  'nul',
  '"',
  '{"a":1}}',
  '\u0000',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '\ufeff{}',
  ' ',
  "{'a':1}",
  '{"a":1,"a":2}',
];
const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/problem+json',
  'APPLICATION/JSON',
  ';',
  'application/json,text/plain',
  '*/*',
  '',
];

/**
 * A contract call by a random caller with valid or arbitrary input. The same seed gives the same call, and consecutive
 * seeds cover all calls.
 */
export function randomCall(seed: number, options: RandomCallOptions): RandomCall {
  const call = options.calls[seed % options.calls.length];
  if (call === undefined) throw new Error(`${seed} is no seed: seeds are whole numbers from 0.`);
  const any = fc.boolean().chain((isWild) => requests(call, { ...options, isWild }));
  const [random] = fc.sample(any, { numRuns: 1, seed });
  if (random === undefined) throw new Error('no sample');
  return random;
}

function requests(call: Call, options: RandomCallOptions & ValueOptions): fc.Arbitrary<RandomCall> {
  return fc
    .record({
      call: fc.constant(call),
      method: often(30, fc.constant(call.method), fc.constantFrom('GET', 'POST', 'PUT', 'DELETE')),
      url: fc.tuple(paths(call, options), queries(call, options)).map((parts) => parts.join('')),
      caller: often(6, fc.constant('paid'), fc.constantFrom(...CALLERS)),
      csrf: often(20, fc.constant('right'), fc.constantFrom('wrong', 'none')),
      headers: fc
        .tuple(headersOf(call), options.isWild ? contentTypes : fc.constant({}))
        .map(([own, type]): Record<string, string> => ({
          ...own,
          ...(call.form === undefined ? {} : { 'content-type': FORM_TYPE }),
          ...type,
        })),
      body: bodies(call, options),
    })
    .map(({ body, ...request }) => (body === undefined ? request : { ...request, body }));
}

/** Chooses `usual` `times` as often as `odd`. */
function often<A, B>(times: number, usual: fc.Arbitrary<A>, odd: fc.Arbitrary<B>): fc.Arbitrary<A | B> {
  return fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

function paths({ path, base }: Call, { messagingPath, inPath, uuids }: RandomCallOptions): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment, index, all) => {
    if (!segment.startsWith(':')) return fc.constant(segment);
    const existing = inPath[all[index - 1] ?? ''] ?? uuids;
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...existing).map(escaped) },
      { weight: 2, arbitrary: nastyText.map(escaped) },
      { weight: 1, arbitrary: fc.constantFrom(...ODD_PARTS) },
    );
  });
  return fc.tuple(...segments).map((parts) => (base === 'messaging' ? messagingPath : '') + parts.join('/'));
}

function queries({ query }: Call, options: ValueOptions): fc.Arbitrary<string> {
  const required = new Set(query?.required ?? []);
  const pairs = Object.entries(query?.properties ?? {}).map(([name, schema]) => {
    const pair = valuesOf(schema, options, name).map((value) => `${name}=${escaped(writeText(value))}`);
    const isNeeded = required.has(name) && !('default' in schema);
    if (!options.isWild) return isNeeded ? pair : often(1, pair, fc.constant(''));
    const twice = fc.tuple(pair, pair).map((both) => both.join('&'));
    return often(isNeeded ? 10 : 2, pair, fc.oneof(fc.constant(''), twice));
  });
  const odd = fc.oneof(
    fc.constantFrom(...ODD_QUERIES),
    fc.tuple(nastyText, nastyText).map(([name, value]) => `${escaped(name)}=${escaped(value)}`),
  );
  return fc
    .tuple(fc.tuple(...pairs), options.isWild ? often(10, fc.constant(''), odd) : fc.constant(''))
    .map(([all, more]) => [...all, more].filter((part) => part !== '').join('&'))
    .map((text) => (text === '' ? '' : `?${text}`));
}

function bodies(call: Call, options: ValueOptions): fc.Arbitrary<string | Buffer | undefined> {
  const wanted = wantedBodies(call, options);
  const deep = fc
    .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}']), fc.constantFrom(10, 100, 20_000))
    .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`);
  const odd = fc.oneof(
    nastyJson.map(writeJson),
    fc.constantFrom(...MALFORMED),
    deep,
    nastyText,
    fc.constant(undefined),
  );
  return options.isWild ? often(call.method === 'GET' ? 20 : 4, wanted, odd) : wanted;
}

function wantedBodies({ body, form }: Call, options: ValueOptions): fc.Arbitrary<string | Buffer | undefined> {
  if (form !== undefined) return formBodies(form, options);
  return body === undefined ? fc.constant(undefined) : valuesOf(body, options).map(writeJson);
}

const contentTypes = often(
  30,
  fc.constant({}),
  fc.constantFrom(...CONTENT_TYPES).map((type) => ({ 'content-type': type })),
);

/** Valid header text: printable, or a byte above ASCII. */
const headerText = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0x21, max: 0x7e }) }, fc.integer({ min: 0xa0, max: 0xff })),
    { minLength: 1, maxLength: 210 },
  )
  .map((codes) => String.fromCharCode(...codes));

function headersOf({ headers }: Call): fc.Arbitrary<Record<string, string>> {
  const own = Object.fromEntries(
    Object.keys(headers?.properties ?? {}).map((name) => [name, often(1, fc.constantFrom('a', 'b', 'c'), headerText)]),
  );
  return fc.record(
    {
      ...own,
      'x-client-address': fc.oneof(fc.ipV4(), fc.ipV6()),
      'x-request-id': headerText,
      'accept-language': headerText,
    },
    { requiredKeys: ['x-client-address'] },
  );
}

/** Percent-encodes a text, with lone surrogates as three bytes. */
function escaped(text: string): string {
  return text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]|[^]/g, (character) => {
    if (character.isWellFormed()) return encodeURIComponent(character);
    const code = character.charCodeAt(0);
    return `%ED%${(0x80 | ((code >> 6) & 0x3f)).toString(16)}%${(0x80 | (code & 0x3f)).toString(16)}`;
  });
}
