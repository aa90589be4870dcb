import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { answerLeads, byBudget, type Rule } from '../../examples/recipes/answerLeads.ts';
import { mirrorChats, type Mirror, type MirroredMessage } from '../../examples/recipes/mirrorChats.ts';
import { nightlyReport } from '../../examples/recipes/nightlyReport.ts';
import { openPortal, PortalError, type Portal } from '../../examples/recipes/portal.ts';
import { followLeads, syncLeads, type CopiedLead, type Copy } from '../../examples/recipes/syncLeads.ts';
import type { TokenScope } from '../../domain/tokenScopes.ts';
import { scratchPair, type SharedPair } from './testing/pair.ts';
import { newToken } from './testing/newToken.ts';

const ACCOUNT = 'owner-scale';

interface OpenChat {
  readonly uuid: string;
  readonly isClosed: boolean;
  readonly lead: { readonly isBlocked: boolean };
}
interface LastPage {
  readonly viewer: { readonly chats?: { readonly pageInfo?: { readonly hasNextPage: boolean } } };
}

let pair: SharedPair;
beforeAll(async () => {
  pair = await scratchPair();
}, 90_000);

function portalWith(...scopes: TokenScope[]): Promise<Portal> {
  return portalOf(ACCOUNT, scopes);
}
async function portalOf(account: string, scopes: TokenScope[]): Promise<Portal> {
  return openPortal({ url: pair.gateway.graphqlUrl, token: await newToken(pair.upstream, account, scopes) });
}
async function addLead(): Promise<string> {
  const { uuid } = (await pair.upstream.control('POST', `/accounts/${ACCOUNT}@demo.example/leads`)) as { uuid: string };
  return uuid;
}

describe('the recipes of docs/internal-tools.md run unchanged (EXT-24)', () => {
  test('all leads are copied, then only changes, even after the program was stopped', async () => {
    const portal = await portalWith('leads:read');
    const { viewer } = await portal.ask<{ viewer: { leads: { totalCount: number } } }>(
      '{ viewer { leads { totalCount } } }',
    );
    const copy: Copy = { leads: {}, cursor: null };
    let saved = '';
    const save = (next: Copy) => (saved = JSON.stringify(next));
    expect(await syncLeads(portal, copy, save)).toBe(viewer.leads.totalCount);
    expect(await syncLeads(portal, copy, save)).toBe(0);

    await pair.upstream.advanceClock(60_000);
    const uuid = await addLead();
    await pair.upstream.advanceClock(60_000);
    const restarted = JSON.parse(saved) as Copy;
    expect(await syncLeads(portal, restarted, save)).toBe(1);
    await pair.upstream.control('POST', `/leads/${uuid}/expire`);
    await pair.upstream.advanceClock(60_000);
    expect(await syncLeads(portal, restarted, save)).toBe(1);
    expect(Object.values(restarted.leads).filter(({ status }) => status === null)).toEqual([]);
    expect(Object.keys(restarted.leads)).toHaveLength(viewer.leads.totalCount + 1);
    expect(JSON.parse(saved)).toEqual(restarted);
  });

  test('a change is copied as it happens', { timeout: 30_000 }, async () => {
    const portal = await portalWith('leads:read');
    const copy: Copy = { leads: {}, cursor: null };
    const stop = new AbortController();
    const following = followLeads(portal, copy, () => undefined, stop.signal);
    following.catch(() => undefined);
    const { viewer } = await portal.ask<{ viewer: { leads: { totalCount: number } } }>(
      '{ viewer { leads { totalCount } } }',
    );
    const copied = () => Object.keys(copy.leads).length;
    await expect.poll(copied, { timeout: 10_000 }).toBe(viewer.leads.totalCount);
    await pair.upstream.advanceClock(1_000);
    await addLead();
    await pair.upstream.advanceClock(1_000);
    await expect.poll(copied, { timeout: 15_000 }).toBe(viewer.leads.totalCount + 1);
    stop.abort();
    await following.catch((error: unknown) => expect(error).toMatchObject({ name: 'AbortError' }));
  });

  test('an event from before the read never replaces a newer copy', async () => {
    const lead = { id: 'a', name: 'A', company: null, title: '', receivedAt: '2026-11-21T09:00:00.000Z' };
    const sent: CopiedLead = { ...lead, status: 'ACTIVE', updatedAt: '2026-11-21T09:00:00.000Z' };
    const read: CopiedLead = { ...lead, status: 'ACCEPTED', updatedAt: '2026-11-21T09:00:01.000Z' };
    const portal = {
      ask: () =>
        Promise.resolve({
          viewer: { leads: { nodes: [read], pageInfo: { hasNextPage: false, endCursor: 'after read' } } },
        }),
      async *subscribe() {
        yield* [{ leadEvents: {} }, { leadEvents: { lead: sent } }];
        await Promise.resolve();
      },
    };
    const copy: Copy = { leads: {}, cursor: null };
    await followLeads(portal as unknown as Portal, copy, () => undefined);
    expect(copy.leads['a']).toEqual(read);
  });

  test('leads are answered by a rule, and the others stay active', async () => {
    await Promise.all(Array.from({ length: 3 }, addLead));
    const portal = await portalWith('leads:write');
    const answers: ReturnType<Rule>[] = [];
    const done = await answerLeads(portal, (lead) => {
      const answer = byBudget(lead);
      answers.push(answer);
      return answer;
    });
    const decided = answers.filter((answer) => answer !== null);
    const results = [...done.values()].filter((result) => result === 'accepted' || result === 'declined');
    expect(results).toHaveLength(decided.length);
    expect(decided.length).toBeGreaterThan(0);
    const left = answers.length - decided.length;
    const again = await portal.ask<{ viewer: { leads: { totalCount: number } } }>(
      '{ viewer { leads(status: PENDING) { totalCount } } }',
    );
    expect(again.viewer.leads.totalCount).toBe(left);
  });

  test('every message is mirrored once and in order, and new ones follow', { timeout: 30_000 }, async () => {
    const portal = await portalWith('messages:read');
    const mirrored: MirroredMessage[] = [];
    let arrived: () => void = () => undefined;
    const mirror: Mirror = {
      has: (id) => Promise.resolve(mirrored.some((message) => message.id === id)),
      put(message) {
        mirrored.push(message);
        if (message.text === 'A word for the mirror') arrived();
        return Promise.resolve();
      },
    };
    const { viewer } = await portal.ask<{ viewer: { chats: { edges: { node: { id: string; uuid: string } }[] } } }>(
      '{ viewer { chats(first: 1) { edges { node { id uuid } } } } }',
    );
    const chat = viewer.chats.edges[0]?.node;
    const stop = new AbortController();
    const seen = new Promise<void>((resolve) => (arrived = resolve));
    const running = mirrorChats(portal, mirror, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    await pair.upstream.control('POST', `/chats/${chat?.uuid}/messages`, { text: 'A word for the mirror' });
    await Promise.race([seen, running]);
    stop.abort();
    await running;

    expect(new Set(mirrored.map(({ id }) => id)).size).toBe(mirrored.length);
    const ofChat = mirrored.filter(({ chatId }) => chatId === chat?.id);
    expect(ofChat.at(-1)).toMatchObject({ text: 'A word for the mirror', sender: 'LEAD' });
    const times = ofChat.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  test('a message that becomes visible after a newer one is mirrored', { timeout: 30_000 }, async () => {
    const portal = await portalWith('messages:read');
    const { viewer } = await portal.ask<{ viewer: { chats: { nodes: { messages: { nodes: { id: string }[] } }[] } } }>(
      '{ viewer { chats(first: 1) { nodes { messages(last: 3) { nodes { id } } } } } }',
    );
    const [late] = viewer.chats.nodes[0]?.messages.nodes ?? [];
    const stop = new AbortController();
    const mirrored: string[] = [];
    const mirror: Mirror = {
      has: (id) => Promise.resolve(id !== late?.id || mirrored.includes(id)),
      put({ id }) {
        mirrored.push(id);
        stop.abort();
        return Promise.resolve();
      },
    };
    await mirrorChats(portal, mirror, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    expect(mirrored).toEqual([late?.id]);
  });

  test('messages that arrive during the first read are mirrored', { timeout: 60_000 }, async () => {
    const portal = await portalWith('messages:read');
    const { viewer } = await portal.ask<{ viewer: { chats: { nodes: OpenChat[] } } }>(
      '{ viewer { chats(first: 100) { nodes { uuid isClosed lead { isBlocked } } } } }',
    );
    const open = viewer.chats.nodes.filter(({ isClosed, lead }) => !isClosed && !lead.isBlocked);
    const late = open.slice(0, 30).map(({ uuid }) => uuid);
    expect(late).toHaveLength(30);
    const missing = new Set(late);
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const ids = new Set<string>();
    const mirror: Mirror = {
      has: (id) => Promise.resolve(ids.has(id)),
      put({ id, text }) {
        ids.add(id);
        missing.delete(text ?? '');
        if (missing.size === 0) stop.abort();
        return Promise.resolve();
      },
    };
    let isWritten = false;
    const busy: Portal = {
      ...portal,
      async ask<Data>(query: string, variables?: object) {
        const answer = await portal.ask<Data>(query, variables);
        const pages = (answer as Partial<LastPage>).viewer?.chats?.pageInfo;
        if (pages?.hasNextPage === false && !isWritten) {
          isWritten = true;
          await pair.upstream.advanceClock(1_000);
          for (const uuid of late) await pair.upstream.control('POST', `/chats/${uuid}/messages`, { text: uuid });
        }
        return answer;
      },
    };
    const running = mirrorChats(busy, mirror, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    await expect.poll(() => missing.size, { timeout: 45_000 }).toBe(0);
    await running;
  });

  test('the nightly report has the figures of the first range', async () => {
    const report = await nightlyReport(await portalWith('reports:read'));
    expect(report).toMatch(/^# \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\n/);
    expect(report).toMatch(/- \d+ leads worth up to \d+ USD/);
    expect(report).toMatch(/- \d+ impressions, \d+ page views/);
  });

  test('the nightly report of an account without a subscription says so', async () => {
    const portal = await portalOf('free', ['reports:read']);
    await expect(nightlyReport(portal)).rejects.toThrow('The account has no subscription');
  });

  test('a token without the scope gets the code FORBIDDEN', async () => {
    const portal = await portalWith('messages:read');
    const error = await nightlyReport(portal).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PortalError);
    expect((error as PortalError).code).toBe('FORBIDDEN');
  });

  test('a wrong address is reported with the status of its response', async () => {
    const url = `${pair.gateway.url}/no-such-page`;
    const portal = openPortal({ url, token: 'x' });
    await expect(portal.ask('{ viewer { id } }')).rejects.toThrow(`HTTP 404 from ${url}`);
    await expect(portal.subscribe('subscription { leadEvents { cursor } }').next()).rejects.toThrow('HTTP 404');
  });

  test('a program that follows with a revoked token says so', async () => {
    const portal = openPortal({ url: pair.gateway.graphqlUrl, token: 'nobody-has-this-token' });
    const copy: Copy = { leads: {}, cursor: null };
    await expect(followLeads(portal, copy, () => undefined)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
