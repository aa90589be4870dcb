import type { Random } from '../../../upstream/db/demo/random.ts';
import { ODD_TEXTS } from './randomValues.ts';

/** Tokens of a document and the whitespace between them. */
const TOKENS = /"(?:[^"\\\n]|\\.)*"|[A-Za-z_]\w*|-?\d+(?:\.\d+)?|\.\.\.|[^\s\w]|\s+/g;
const STRAY = [
  '{',
  '}',
  '(',
  ')',
  '...',
  '@',
  '$',
  '!',
  '"',
  '"""',
  '#',
  '&',
  'on',
  'fragment F on Query',
  '\u0000',
  '\ud800',
  '🦄',
  '1e',
  '0x1',
  '\\u{110000}',
];
const NAMES = [
  '__typename',
  '__schema',
  'constructor',
  'node',
  'id',
  'Lead',
  'null',
  'true',
  'toString',
  'viewer',
  'Int',
];

/** Damages a valid document so that it is most likely invalid. */
export function damaged(random: Random, text: string): string {
  const tokens: readonly string[] = text.match(TOKENS) ?? [];
  const at = random.int(0, Math.max(0, tokens.length - 1));
  const some = tokens.slice(at, at + random.int(1, 12));
  return random.pick<() => string>([
    () => text.slice(0, random.int(0, text.length)),
    () => tokens.toSpliced(at, 1).join(''),
    () => tokens.toSpliced(at, 0, ...some, ' ').join(''),
    () => tokens.toSpliced(at, some.length, ...random.shuffle(some)).join(''),
    () => tokens.toSpliced(at, 0, ` ${random.pick(STRAY)} `).join(''),
    () => tokens.with(at, ` ${random.pick(NAMES)} `).join(''),
    () => tokens.with(at, JSON.stringify(random.pick(ODD_TEXTS))).join(''),
    () => tokens.with(at, `"""${random.pick(ODD_TEXTS)}"""`).join(''),
    () => `${text} ${text}`,
    () => `${'#'.repeat(random.int(1, 40_000))}\n${text}`,
    () => `\ufeff,,,${text.replaceAll(' ', ',\r')}`,
    () => fan(random),
    () => circle(random),
    () => nested(random),
    () => `{ ${Array.from({ length: random.int(5, 400) }, (_, index) => `a${index}: __typename`).join(' ')} }`,
    () =>
      `query (${Array.from({ length: random.int(5, 200) }, (_, index) => `$v${index}: Int`).join(' ')}) { __typename }`,
    () => `{ viewer ${'@include(if: true) '.repeat(random.int(2, 100))}{ id } }`,
    () => `query ($v: [${'['.repeat(random.int(1, 60))}ID]) { __typename }`,
    () => `{ node(id: ${'['.repeat(random.int(1, 300))}1) { id } }`,
  ])();
}

/** Fragments that each spread the next one twice, so that n fragments select 2^n fields. */
function fan(random: Random): string {
  const levels = random.int(1, MOST_LEVELS);
  const [type, root] = random.pick([
    ['Query', ''],
    ['Viewer', 'viewer'],
    ['Lead', 'viewer { leads(first: 1) { nodes'],
  ] as const);
  const spread = (level: number): string => (level === levels ? '__typename' : `...F${level + 1} ...F${level + 1}`);
  const fragments = Array.from(
    { length: levels },
    (_, level) => `fragment F${level + 1} on ${type} { ${spread(level + 1)} }`,
  );
  const open = root === '' ? '' : `${root} {`;
  return `{ ${open} ...F1 ${'}'.repeat(open.split('{').length - 1)} } ${fragments.join(' ')}`;
}

const MOST_LEVELS = 40;

function circle(random: Random): string {
  const length = random.int(1, 20);
  const fragments = Array.from({ length }, (_, at) => `fragment F${at} on Viewer { id ...F${(at + 1) % length} }`);
  return `{ viewer { ...F0 } } ${fragments.join(' ')}`;
}

function nested(random: Random): string {
  const depth = random.int(3, 2_000);
  return random.pick([
    `{ viewer ${'{ chat(id: "x") { fullLead '.repeat(depth)}${'} }'.repeat(depth)} }`,
    `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`,
    `{ viewer { ${'... on Viewer { '.repeat(depth)} id ${'}'.repeat(depth)} } }`,
    `{ agencies(filter: ${'{ services: '.repeat(depth)} null ${'}'.repeat(depth)}) { totalCount } }`,
  ]);
}
