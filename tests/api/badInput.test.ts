import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromGlobalId, toGlobalId } from '../../gateway/relay/ids.ts';
import { codesOf } from '../harness/gateway.ts';
import type { Answer, Gateway } from '../harness/gateway.ts';
import type { SharedUpstream } from '../harness/sharedUpstream.ts';
import { FILTERS, PUBLIC_READS, READS, WORST, nasty } from './testing/nastyInput.ts';
import { newToken } from './testing/newToken.ts';
import { sharedPair } from './testing/pair.ts';
import { WRITES_BY_ID, type WriteById } from './testing/writesById.ts';

const SEED = { seed: 20_261_121 };

let upstream: SharedUpstream;
let gateway: Gateway;
let mine: string;
beforeAll(async () => {
  ({ upstream, gateway } = await sharedPair());
  mine = await newToken(upstream, 'owner-start');
}, 120_000);

function ask(query: string, variables: object = {}, token = mine): Promise<Answer> {
  return gateway.run(token, query, variables as Record<string, unknown>);
}
/** Writes that the upstream has executed since `markRequests`. */
async function executed(): Promise<string[]> {
  return (await upstream.requests())
    .filter(({ method, executed: isDone }) => method !== 'GET' && isDone)
    .map(({ method, path }) => `${method} ${path}`);
}

type Payload = Readonly<Record<string, unknown>> & { readonly errors: readonly { readonly code: string }[] };
function payloadOf(answer: Answer, name: string): Payload | undefined {
  return answer.data?.[name] as Payload | undefined;
}

describe('invalid ids, cursors and texts', () => {
  test('reads return null or a refusal, never an internal error', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (id, text) => {
        const answer = await ask(READS, { id, text });
        const errors = (answer.errors ?? []).map(({ path, extensions }) => ({ path, code: extensions?.code }));
        // A token may not read access tokens, whether the id exists or not.
        const forbidden = fromGlobalId(id)?.type === 'AccessToken' ? [['node'], ['nodes', 0]] : [];
        expect(errors.filter(({ code }) => code === 'FORBIDDEN').map(({ path }) => path)).toEqual(forbidden);
        expect(errors.filter(({ code }) => code !== 'FORBIDDEN' && code !== 'BAD_USER_INPUT')).toEqual([]);
        expect(answer.data?.['node'] ?? null).toBeNull();
      }),
      {
        ...SEED,
        numRuns: 80,
        examples: [...WORST, toGlobalId('AccessToken', crypto.randomUUID())].map((text) => [text, text]),
      },
    );
  });

  test('visitors get nothing or a refusal, never an internal error', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(nasty, nasty, fc.constantFrom(...FILTERS), async (id, text, name) => {
        const filter = { [name]: [text, id], query: text };
        const answer = await gateway.run(null, PUBLIC_READS, { id, text, filter });
        for (const error of answer.errors ?? []) {
          // Only a cursor can be invalid; an unknown name just finds nothing.
          expect([error.path, error.extensions?.code]).toEqual([['byCursor'], 'BAD_USER_INPUT']);
        }
        expect(answer.data).toMatchObject({ agency: null });
      }),
      { ...SEED, numRuns: 60, examples: WORST.map((text) => [text, text, 'services']) },
    );
  });

  test('every write by id returns one user error, and nothing is executed', { timeout: 120_000 }, async () => {
    // Some of them are not for access tokens.
    const session = await upstream.signIn('owner-start');
    await upstream.markRequests();
    const attempt = async ({ name, field, document, input }: WriteById, id: string) => {
      const payload = payloadOf(await ask(document, { input: { ...input, [field]: id } }, session), name);
      const code: unknown = expect.stringMatching(/_NOT_FOUND$|^OTHER_ACCOUNT$/);
      expect([name, payload?.errors]).toEqual([name, [{ code, path: [field] }]]);
    };
    expect(WRITES_BY_ID.length).toBeGreaterThan(25);
    await fc.assert(fc.asyncProperty(fc.constantFrom(...WRITES_BY_ID), nasty, attempt), {
      ...SEED,
      numRuns: 150,
      examples: WRITES_BY_ID.map((write) => [write, '__proto__']),
    });
    expect(await executed()).toEqual([]);
  });

  test(
    'names, addresses and keys give a user error or success, never an internal error',
    { timeout: 120_000 },
    async () => {
      const all = `mutation ($text: String!) {
      setFeature(input: { name: $text, enabled: true }) { errors { code } }
      sendMessage(input: { chatUuid: "${crypto.randomUUID()}", text: $text, idempotencyKey: $text }) { errors { code } }
    }`;
      const session = await upstream.signIn('trial');
      const token = `mutation ($text: String!) { createAccessToken(input: { name: $text, expiresInDays: 1 }) { errors { code } } }`;
      const visitor = `mutation ($text: String!) { signIn(input: { email: $text, password: $text }) { errors { code } } }`;
      const brief = `mutation ($text: String!, $key: String!) { sendBrief(input: { agencyAlias: "nobody-at-all", idempotencyKey: $key, name: $text,
      email: $text, company: $text, website: $text, phone: $text, text: $text }) { isSent errors { code } } }`;
      const events = `mutation ($text: String!, $view: String!) { recordAgencyEvents(input: { view: $view,
      events: [{ alias: $text, type: PAGE_VIEW }, { alias: "northbeam", type: PAGE_VIEW }] }) { isCounted } }`;
      await fc.assert(
        fc.asyncProperty(nasty, async (text) => {
          const answers = await Promise.all([
            ask(all, { text }),
            ask(token, { text }, session),
            gateway.run(null, visitor, { text }),
            gateway.run(null, brief, { text, key: crypto.randomUUID() }),
            gateway.run(null, events, { text, view: crypto.randomUUID() }),
          ]);
          expect(answers.flatMap(codesOf)).toEqual([]);
        }),
        { ...SEED, numRuns: 35, examples: WORST.map((text) => [text]) },
      );
    },
  );
});

describe('numbers out of range', () => {
  const leads = (args: string) => `{ viewer { leads(${args}) { nodes { id } } } }`;
  const messages = (args: string) => `{ viewer { chats(first: 1) { nodes { messages(${args}) { nodes { id } } } } } }`;
  test.each([
    ...['first: 0', 'first: -1', 'first: 101', 'first: 2147483648', 'first: 1.5', 'first: "5"', 'first: null'].map(
      leads,
    ),
    ...['page: 0', 'page: -1', 'page: 2147483648', 'page: 1e3', 'page: 2147483647', 'page: 1, after: "x"'].map(leads),
    ...['last: 0', 'last: -1', 'last: 101', 'last: null', 'before: 5'].map(messages),
    ...['first: 0', 'first: 101', 'page: 0', 'page: -1', 'page: 2147483647', 'page: 1, after: "x"'].map(
      (args) => `{ agencies(${args}) { totalCount } }`,
    ),
    ...['0', '101', '-1'].map((first) => `{ cities(pattern: "ber", first: ${first}) { id } }`),
  ])('are refused with one coded error: %s', async (document) => {
    expect(codesOf(await ask(document))).toEqual(['BAD_USER_INPUT']);
  });

  test('wrong types of variables', async () => {
    for (const [document, variables] of [
      ['query ($id: ID!) { viewer { lead(id: $id) { id } } }', { id: { uuid: 'x' } }],
      ['query ($id: ID!) { viewer { lead(id: $id) { id } } }', {}],
      ['query ($n: Int!) { viewer { leads(first: $n) { pages } } }', { n: 'ten' }],
      ['query ($s: LeadSort!) { viewer { leads(sort: $s) { pages } } }', { s: 'OLDEST' }],
      [
        'mutation ($i: SendMessageInput!) { sendMessage(input: $i) { errors { code } } }',
        { i: { text: 5, chatId: [] } },
      ],
      [
        'mutation ($i: SendMessageInput!) { sendMessage(input: $i) { errors { code } } }',
        { i: { text: '', chatId: '', x: 1 } },
      ],
    ] as const) {
      const answer = await ask(document, variables);
      expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
      expect(answer.data ?? null).toBeNull();
    }
  });
});

describe('message texts, and repeated writes', () => {
  const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
    messageEdge { node { id body { ... on TextBody { text } } } } errors { code } } }`;
  interface Chat {
    readonly id: string;
    readonly isClosed: boolean;
    readonly lead: { readonly isBlocked: boolean };
  }
  const chat = async (): Promise<string> => {
    const answer = await ask('{ viewer { chats(first: 100) { nodes { id isClosed lead { isBlocked } } } } }');
    const { chats } = (answer.data as { viewer: { chats: { nodes: readonly Chat[] } } }).viewer;
    return chats.nodes.find(({ isClosed, lead }) => !isClosed && !lead.isBlocked)?.id ?? '';
  };
  const send = async (text: string, key?: string) =>
    (await ask(SEND, { input: { chatId: await chat(), text, idempotencyKey: key } })).data?.['sendMessage'] as {
      messageEdge: { node: { id: string; body: { text: string } } } | null;
      errors: { code: string }[];
    };

  test.each([
    ['nothing', '', 'TEXT_REQUIRED'],
    ['blanks', ' \n\t ', 'TEXT_REQUIRED'],
    ['what draws nothing', '\u200b\u2060', 'TEXT_REQUIRED'],
    ['5,001 characters', '😀'.repeat(5_001), 'TEXT_MAX_LENGTH'],
    ['100,000 characters', 'x'.repeat(100_000), 'TEXT_MAX_LENGTH'],
  ])('%s: refused and not sent (VAL-44, VAL-45)', async (_name, text, code) => {
    await upstream.markRequests();
    expect(await send(text)).toEqual({ messageEdge: null, errors: [{ code }] });
    expect(await executed()).toEqual([]);
  });

  test('5,000 characters arrive, and characters that no database can store are replaced', async () => {
    expect((await send(`  ${'😀'.repeat(5_000)}\n`)).messageEdge?.node.body.text).toBe('😀'.repeat(5_000));
    expect((await send('a\u0000\ud800b')).messageEdge?.node.body.text).toBe('a\ufffdb');
  });

  test('a body over the limit is refused', async () => {
    const answer = await ask(SEND, { input: { chatId: 'x', text: 'x'.repeat(200_000) } });
    expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
  });

  test('a key used for another text is an error, so the text is not silently lost', async () => {
    await send('first', 'a-used-key');
    const answer = await ask(SEND, { input: { chatId: await chat(), text: 'second', idempotencyKey: 'a-used-key' } });
    expect(codesOf(answer)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  test('five concurrent sends with one key are one message; two answers to a lead are one', async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, () => send('once', 'the-same-key')));
    expect(new Set(sent.map(({ messageEdge }) => messageEdge?.node.id)).size).toBe(1);
    const { uuid } = (await upstream.control('POST', '/accounts/owner-start@demo.example/leads')) as { uuid: string };
    const id = toGlobalId('Lead', uuid);
    const accept = 'mutation ($id: ID!) { answer: acceptLead(input: { leadId: $id }) { errors { code } } }';
    const decline =
      'mutation ($id: ID!) { answer: declineLead(input: { leadId: $id, reason: SPAM }) { errors { code } } }';
    const answers = await Promise.all([accept, decline, accept].map((document) => ask(document, { id })));
    const codes = answers.map((answer) => payloadOf(answer, 'answer')?.errors[0]?.code);
    expect(codes.filter((code) => code === 'LEAD_NOT_ACTIVE')).toHaveLength(2);
    expect(codes).toContain(undefined);
  });
});
