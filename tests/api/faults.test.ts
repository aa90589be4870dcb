import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WireRequestEntry } from '../../upstream/contract/faults.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';
import { openChatsOf } from '../live/testing/liveSocket.ts';
import { ACCOUNT_CALLS } from './testing/accountCalls.ts';
import { FAULT_KINDS, UPSTREAM_TEXT, type FaultKind } from './testing/faultKinds.ts';
import { newToken } from './testing/newToken.ts';
import { startQuickGateway, type QuickGateway, type Seen } from './testing/quickGateway.ts';
import { BIG, dig, readsCatalogue, type Prepared, type Stage, type UpstreamCall } from './testing/upstreamCall.ts';
import { LEAD_CALLS } from './testing/leadCalls.ts';
import { NOTIFICATION_CALLS } from './testing/notificationCalls.ts';
import { PAGE_CALLS } from './testing/pageCalls.ts';
import { PROFILE_CALLS } from './testing/profileCalls.ts';
import { PUBLIC_CALLS } from './testing/publicCalls.ts';
import { REPLY_CALLS } from './testing/replyCalls.ts';
import { REVIEW_CALLS } from './testing/reviewCalls.ts';
import { WEBHOOK_CALLS } from './testing/webhookCalls.ts';
import { WORK_CALLS } from './testing/workCalls.ts';

const TABLE = [
  ...ACCOUNT_CALLS,
  ...WORK_CALLS,
  ...LEAD_CALLS,
  ...REPLY_CALLS,
  ...REVIEW_CALLS,
  ...PAGE_CALLS,
  ...PROFILE_CALLS,
  ...PUBLIC_CALLS,
  ...WEBHOOK_CALLS,
  ...NOTIFICATION_CALLS,
];
/** Calls that can be made over HTTP; the others need a subscription, or never happen with the demo data. */
const CALLS = TABLE.filter((call) => call.document !== '');

let upstream: Upstream;
/** A gateway with deadlines long enough for a busy machine. */
let gateway: QuickGateway;
/** Gateways with deadlines short enough for a test; several, because a call that hangs blocks its gateway. */
let hasty: readonly QuickGateway[];
let stage: Stage;
/** Account ids by name. */
let accounts: ReadonlyMap<string, string>;
const cookies = new Map<UpstreamCall, string>();

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startQuickGateway(upstream.url, 30_000);
  hasty = await Promise.all([1, 2, 3].map(() => startQuickGateway(upstream.url, 6_000)));
  const listed = (await upstream.control('GET', '/accounts')) as { accounts: { id: string; email: string }[] };
  accounts = new Map(listed.accounts.map(({ id, email }) => [email.split('@')[0] ?? '', id]));
  const big = await fresh(BIG);
  const chats = await openChatsOf(upstream.url, await upstream.signIn(BIG));
  let count = 0;
  let chatsGiven = 0;
  stage = {
    upstream,
    chat: () => chats[chatsGiven++ % chats.length] ?? '',
    session: fresh,
    next: () => count++,
    async ask(query, variables) {
      const { data, errors } = await gateway.run(big, query, variables);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return data as Record<string, Record<string, unknown>>;
    },
  };
  for (const call of CALLS) if (call.account) cookies.set(call, await credential(call));
}, 120_000);
afterEach(() => upstream.clearFaults());
afterAll(async () => {
  await Promise.all([gateway, ...(hasty ?? [])].map((started) => started?.stop()));
  await upstream?.stop();
});

/** Opens a session and returns its cookie. */
async function fresh(account: string): Promise<string> {
  return cookieOf(account, await upstream.signIn(account));
}
function cookieOf(account: string, token: string): Promise<string> {
  return gateway.cookieOf({ token, accountId: accounts.get(account) ?? '' });
}

/**
 * Calls that only a session can make: tokens cannot manage credentials, webhooks or notifications, cannot spend money,
 * and need no CSRF token.
 */
const OF_SESSION = /\/auth\/|\/csrf| \/profile|-purchase|\/webhook|\/email-settings/;

/**
 * Each call has its own credential, because a 429 pauses a whole credential. Where a token is allowed it is faster than
 * a session, but an account can have at most 50.
 */
async function credential({ account, call }: UpstreamCall): Promise<string> {
  return account === null || OF_SESSION.test(call)
    ? fresh(account ?? BIG)
    : cookieOf(account, await newToken(upstream, account));
}

function methodOf({ call }: UpstreamCall): string {
  return call.split(' ')[0] ?? '';
}
function isWrite(call: UpstreamCall): boolean {
  return methodOf(call) !== 'GET';
}
function run(call: UpstreamCall, prepared: Prepared, at = gateway): Promise<Seen> {
  return at.run(prepared.cookie ?? cookies.get(call) ?? null, call.document, prepared.variables);
}
async function prepare(call: UpstreamCall): Promise<Prepared> {
  return (await call.prepare?.(stage)) ?? { path: call.call.split(' ')[1] ?? '' };
}
function requestsOf(call: UpstreamCall, { path }: Prepared, log: readonly WireRequestEntry[]) {
  return log.filter((entry) => entry.method === methodOf(call) && entry.path === path && isOf(call, entry));
}
function isOf({ account }: UpstreamCall, entry: WireRequestEntry): boolean {
  return account === null || entry.account === null || entry.account === accounts.get(account);
}
function valueAt(answer: Seen, path: string): unknown {
  return dig(answer.data, ...path.split('.'));
}

/** What is wrong with the response to an operation whose call met the fault. */
function judgeAnswer(call: UpstreamCall, { code, isSuccess }: FaultKind, answer: Seen): string[] {
  const wrong: string[] = [];
  if (call.copes) {
    if (!call.copes(answer)) wrong.push(`does not cope: ${answer.text}`);
  } else if (!(call.isBodyless && isSuccess)) {
    const codes = answer.errors.map(({ extensions }) => extensions.code);
    if (codes.length === 0 || codes.some((found) => found !== code)) wrong.push(`codes: ${answer.text}`);
    const places = answer.errors.map(({ path }) => path?.join('.') ?? '');
    if (call.at && !places.every((place) => place.startsWith(call.at ?? ''))) wrong.push(`fails at ${places.join()}`);
    const isUnknown = answer.errors.some(({ extensions }) => extensions.outcomeUnknown === true);
    if (isUnknown !== (isWrite(call) && code.startsWith('UPSTREAM'))) wrong.push(`outcome: ${answer.text}`);
    if (code === 'RATE_LIMITED' && answer.errors.some(({ extensions }) => extensions.retryAfter !== 1))
      wrong.push(`no time to wait: ${answer.text}`);
  }
  if (call.beside && valueAt(answer, call.beside) === null) wrong.push(`${call.beside} is lost: ${answer.text}`);
  if (answer.status !== 200) wrong.push(`status ${answer.status}`);
  if (answer.errors.some(({ extensions }) => !extensions.requestId)) wrong.push('no request id');
  return wrong;
}

/** Text that only the upstream, a stack trace or a credential can contain. */
function secretsIn(text: string): string[] {
  return [
    UPSTREAM_TEXT,
    new URL(upstream.url).host,
    '10.0.0.1',
    'Bad gateway',
    '"stack"',
    'SyntaxError',
    'ECONN',
    'ses_',
    'demo-password',
  ].filter((secret) => text.includes(secret));
}

/** What is wrong with the calls: each must have met the fault, and none may be repeated too often. */
function judgeCalls(call: UpstreamCall, kind: FaultKind, made: readonly WireRequestEntry[]): string[] {
  const wrong: string[] = [];
  if (made.length === 0 || made.some(({ fault }) => fault === null)) wrong.push(`${made.length} calls, not all met`);
  const executed = made.filter((entry) => entry.executed).length;
  const isAfter = kind.fault.when === 'after';
  if (isWrite(call) ? executed !== (isAfter ? 1 : 0) : !isAfter && executed > 0) wrong.push(`${executed} executed`);
  // Of writes, only a 401 is retried, with a new CSRF token (RST-02), and only with a credential.
  const most = isWrite(call) ? (kind.code === 'UNAUTHENTICATED' && call.account ? 2 : 1) : 2;
  if (made.length > most || (made.length > 1 && kind.code === 'UPSTREAM_TIMEOUT')) wrong.push(`${made.length} calls`);
  return wrong;
}

describe('every upstream call is made by a field or a mutation (GWY-01), and fails safely (GWY-10)', () => {
  test('the table lists every call of the upstream exactly once', async () => {
    const { paths } = (await (await fetch(`${upstream.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { 'x-requirement': string }>>;
    };
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => `${operation['x-requirement']} ${method.toUpperCase()} ${path}`,
      ),
    );
    expect(TABLE.map(({ row, call }) => `${row} ${call}`).toSorted()).toEqual(served.toSorted());
  });

  test.each(FAULT_KINDS)('fails safely on $name', { timeout: 60_000 }, async (kind) => {
    const staged = await Promise.all(CALLS.map(async (call) => [call, await prepare(call)] as const));
    for (const [call, { path }] of staged) {
      const account = call.account && call.call !== 'GET /prices/' ? (accounts.get(call.account) ?? null) : null;
      await upstream.addFault({ ...kind.fault, method: methodOf(call) as 'GET', path, account });
    }
    gateway.forgetPublic();
    for (const each of hasty) each.forgetPublic();
    await upstream.markRequests();
    const at = (call: UpstreamCall, index: number) =>
      kind.code === 'UPSTREAM_TIMEOUT' ? hasty[readsCatalogue(call) || !isWrite(call) ? 0 : 1 + (index % 2)] : gateway;
    const answers = await Promise.all(staged.map(([call, prepared], index) => run(call, prepared, at(call, index))));
    // A call whose connection was cut is logged once the upstream has finished it.
    await expect
      .poll(async () => (await upstream.requests()).filter(({ fault }) => fault).length)
      .toBeGreaterThanOrEqual(staged.length);
    const log = await upstream.requests();
    await upstream.clearFaults();

    const wrong = staged.flatMap(([call, prepared], index) => {
      const answer = answers[index];
      if (!answer) return [`${call.call}: no answer`];
      return [
        ...judgeAnswer(call, kind, answer),
        ...judgeCalls(call, kind, requestsOf(call, prepared, log)),
        ...secretsIn(answer.text).map((secret) => `tells ${secret}`),
      ].map((problem) => `${call.call}: ${problem}`);
    });
    expect(wrong).toEqual([]);

    // Once the upstream works again, so does the same operation; a write that was executed is not repeated.
    let again = staged.filter(([call, { cookie }]) => !call.isKept && cookie === undefined);
    await expect
      .poll(
        async () => {
          const results = await Promise.all(again.map(([call, prepared]) => run(call, prepared)));
          const failed = results.filter(({ errors }) => errors.length > 0);
          again = again.filter((_call, index) => results[index]?.errors.length !== 0);
          return failed.map(({ text }) => text);
        },
        { timeout: 10_000, interval: 200 },
      )
      .toEqual([]);
  });

  test('without a fault, each call is made once and succeeds (GWY-01, GWY-05)', { timeout: 60_000 }, async () => {
    const staged = await Promise.all(CALLS.map(async (call) => [call, await prepare(call)] as const));
    gateway.forgetPublic();
    await upstream.markRequests();
    const answers = await Promise.all(staged.map(([call, prepared]) => run(call, prepared)));
    const log = await upstream.requests();
    const wrong = staged.flatMap(([call, prepared], index) => {
      const made = requestsOf(call, prepared, log);
      const isRight = made.some(({ status, row }) => status < 300 && row === call.row);
      const answer = answers[index];
      if (isRight && made.length === 1 && answer?.errors.length === 0) return [];
      return [`${call.call}: ${made.map(({ status }) => status).join()} ${answer?.text}`];
    });
    expect(wrong).toEqual([]);
  });

  test('no fault puts upstream text, URLs, stacks or credentials into the log, or counts as internal', () => {
    const log = [gateway, ...hasty].map((each) => each.logged()).join('');
    expect(log).toContain('upstream call failed');
    expect(secretsIn(log)).toEqual([]);
    expect(log).not.toContain('unexpected error');
  });
});
