import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { toCurl } from './curl.ts';

const OPERATION = { url: 'http://localhost:4000/graphql', variables: undefined, operationName: null, headers: {} };

/** The arguments that a shell passes to curl. */
function argumentsOf(command: string): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }; ${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

it('a shell passes on every character of the operation, with a placeholder instead of the token', () => {
  const query = `# It's "quoted" \\ $HOME \`id\` !\nquery P { a }\nquery Q($text: String!) { echo(text: $text) }`;
  const variables = { text: "L'été – 予算 \n $(id)" };
  const headers = { Authorization: 'Bearer agk_secret', 'X-Note': "it's" };
  const command = toCurl({ ...OPERATION, query, variables, operationName: 'Q', headers });
  expect(argumentsOf(command)).toEqual([
    OPERATION.url,
    '-H',
    'authorization: Bearer <token>',
    '-H',
    "x-note: it's",
    '-H',
    'content-type: application/json',
    '-d',
    JSON.stringify({ query, variables, operationName: 'Q' }),
  ]);
});

it('a query with a syntax error is refused', () => {
  expect(() => toCurl({ ...OPERATION, query: '{ viewer {' })).toThrow('The query has a syntax error.');
});

it('a subscription is read as an event stream', () => {
  const query = 'subscription { messengerEvents { cursor } }';
  const words = argumentsOf(toCurl({ ...OPERATION, query, operationName: 'OfAnotherTab' }));
  expect(words.slice(0, 2)).toEqual(['-N', OPERATION.url]);
  expect(words).toContain('accept: text/event-stream');
  expect(words.at(-1)).toBe(JSON.stringify({ query }));
});

it('a file is sent along with its operation', () => {
  const query = 'mutation ($file: Upload!, $name: String) { uploadLogo(input: { file: $file }) { errors { code } } }';
  const words = argumentsOf(toCurl({ ...OPERATION, query, variables: { file: null, name: 'a;type=b' } }));
  expect(words).not.toContain('content-type: application/json');
  expect(words.slice(1)).toEqual([
    '-H',
    'authorization: Bearer <token>',
    '-H',
    'graphql-require-preflight: 1',
    '--form-string',
    `operations=${JSON.stringify({ query, variables: { file: null, name: 'a;type=b' } })}`,
    '--form-string',
    'map={"0":["variables.file"]}',
    '-F',
    '0=@<file>',
  ]);
});
