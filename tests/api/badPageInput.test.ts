import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { codesOf } from '../harness/gateway.ts';
import type { Answer } from '../harness/gateway.ts';
import { PAGE_WRITES, PROFILE_OF_TEXTS, WORST, nasty } from './testing/nastyInput.ts';
import { newToken } from './testing/newToken.ts';
import { sharedPair, type SharedPair } from './testing/pair.ts';
import { PIXEL } from './testing/profileCalls.ts';

// Invalid input for writes to the agency's page; badInput.test.ts covers the other mutations.
const SEED = { seed: 20_261_121 };

let pair: SharedPair;
let mine: string;
beforeAll(async () => {
  pair = await sharedPair();
  mine = await newToken(pair.upstream, 'owner-start');
}, 120_000);

function ask(query: string, variables: Readonly<Record<string, unknown>>, token = mine): Promise<Answer> {
  return pair.gateway.run(token, query, variables);
}

/** User errors in the response to a mutation. */
function refusalsOf({ data }: Answer, name: string): readonly { readonly code: string }[] {
  return (data?.[name] as { readonly errors: readonly { readonly code: string }[] } | undefined)?.errors ?? [];
}

test('refuses malformed ids and executes nothing', { timeout: 120_000 }, async () => {
  await pair.upstream.markRequests();
  const attempt = async ([name, document]: (typeof PAGE_WRITES)[number], id: string) => {
    const codes = refusalsOf(await ask(document, { id }), name).map(({ code }) => code);
    expect([name, codes]).toEqual([
      name,
      expect.arrayContaining([expect.stringMatching(/_NOT_FOUND$|^INVALID_VALUE$/)]),
    ]);
    // `publishProfile` also returns errors for fields that the profile lacks.
    if (name !== 'publishProfile')
      expect(codes.filter((code) => !/_NOT_FOUND$|^INVALID_VALUE$/.test(code))).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.constantFrom(...PAGE_WRITES), nasty, attempt), {
    ...SEED,
    numRuns: 80,
    examples: PAGE_WRITES.map((write) => [write, '__proto__']),
  });
  const executed = (await pair.upstream.requests()).filter((call) => call.method !== 'GET' && call.executed);
  expect(executed).toEqual([]);
});

test('saves or refuses any text, but never fails', { timeout: 120_000 }, async () => {
  const token = await newToken(pair.upstream, 'draft');
  const added = await ask(
    'mutation ($file: Upload!) { saveAwards(input: { add: [{ file: $file, alt: "x" }] }) { added { image { id } } } }',
    { file: PIXEL },
    token,
  );
  const { saveAwards } = added.data as { saveAwards: { added: { image: { id: string } }[] } };
  const id = saveAwards.added[0]?.image.id;
  const save = `mutation ($text: String!) { saveProfile(${PROFILE_OF_TEXTS}) { profile { name } errors { code } } }`;
  const publish = `mutation ($text: String!) { publishProfile(${PROFILE_OF_TEXTS}) { errors { code } } }`;
  const alt = `mutation ($id: ID!, $text: String!) { saveAwards(input: { alts: [{ id: $id, alt: $text }] }) { errors { code } } }`;
  const upload = `mutation ($file: Upload!) { uploadLogo(input: { file: $file }) { profile { name } errors { code } } }`;
  const read = `{ viewer { profile { name website invalidFields completeness { filled } offices { phone } }
    agency { name website offices { address } } pageOptimization { awards { alt } } } }`;
  await fc.assert(
    fc.asyncProperty(nasty, async (text) => {
      for (const [document, variables] of [
        [save, { text }],
        [publish, { text }],
        [alt, { id, text }],
        [upload, { file: new Blob([text]) }],
        [read, {}],
      ] as const) {
        const answer = await ask(document, variables, token);
        expect(codesOf(answer)).toEqual([]);
        if (document !== upload) continue;
        expect(refusalsOf(answer, 'uploadLogo')).toEqual([{ code: 'FILE_TYPE_NOT_ALLOWED' }]);
      }
    }),
    { ...SEED, numRuns: 25, examples: WORST.map((text) => [text]) },
  );
  expect(codesOf(await ask(upload, { file: 'no file' }, token))).toEqual(['BAD_USER_INPUT']);
  await ask('mutation ($id: ID!) { saveAwards(input: { removeIds: [$id] }) { errors { code } } }', { id }, token);
});
