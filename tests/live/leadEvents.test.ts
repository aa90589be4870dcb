import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { demoEmail, startUpstream, type Upstream } from '../harness/upstream.ts';
import { within } from './testing/liveSocket.ts';

// Kills the gateway, and the upstream as often. A longer run:
//   LEAD_KILLS=25 npx vitest run tests/live/leadEvents.test.ts
const KILLS = Number(process.env['LEAD_KILLS'] ?? 1);
const ACCOUNT = 'owner-start';

interface Pushed {
  readonly __typename: string;
  readonly cursor: string;
  readonly lead?: { readonly uuid: string; readonly status: string; readonly updatedAt: string };
}

let upstream: Upstream;
let gateway: Gateway;
beforeAll(async () => {
  upstream = await startUpstream({ clock: 'running', database: 'PGlite' });
  gateway = await startGateway({ upstreamUrl: upstream.url });
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  await upstream?.stop();
});

/** A tool that stores the leads it receives and resumes from its last cursor. */
function followLeads(token: string) {
  const client = createClient({
    url: () => gateway.socketUrl,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 50)),
  });
  const states = new Map<string, { readonly status: string; readonly updatedAt: string }>();
  const wentBack: string[] = [];
  const variables: Record<string, unknown> = { after: null };
  client.subscribe<{ leadEvents: Pushed }>(
    {
      query: `subscription Leads($after: String) { leadEvents(after: $after) { __typename cursor
        ... on LeadReceived { lead { uuid status updatedAt } } ... on LeadChanged { lead { uuid status updatedAt } } } }`,
      variables,
    },
    {
      next: ({ data }) => {
        if (!data) return;
        const { cursor, lead } = data.leadEvents;
        variables['after'] = cursor;
        if (!lead) return;
        if (lead.updatedAt < (states.get(lead.uuid)?.updatedAt ?? '')) wentBack.push(lead.uuid);
        states.set(lead.uuid, lead);
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return { states, wentBack, hasBegun: () => variables['after'] !== null, close: () => client.dispose() };
}

async function answer(token: string, uuid: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = `${upstream.url}/account/leads/${uuid}/status`;
  await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ status: 'declined' }) });
}

it(
  'a gateway and an upstream killed under traffic lose no change of a lead, and none goes back (ERR-21)',
  // The waits for traffic add up to a minute for each kill.
  { timeout: 120_000 + KILLS * 60_000 },
  async () => {
    const token = await upstream.signIn(ACCOUNT);
    const tool = followLeads(token);
    await within(15_000, 'the beginning', tool.hasBegun);
    const arrived: string[] = [];
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        // Fails while the upstream is down; only leads that it confirmed are expected to arrive.
        const made = await upstream
          .control('POST', `/accounts/${demoEmail(ACCOUNT)}/leads`)
          .then((lead) => (lead as { uuid: string }).uuid)
          .catch(() => null);
        if (made !== null) {
          arrived.push(made);
          if (arrived.length % 2 === 0) await answer(token, made).catch(() => undefined);
        }
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    })();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const seen = tool.states.size;
      await within(15_000, 'traffic', () => tool.states.size > seen);
      await gateway.kill();
      gateway = await startGateway({ upstreamUrl: upstream.url });
      const heard = tool.states.size;
      await within(15_000, 'traffic after a new gateway', () => tool.states.size > heard);
      await upstream.kill();
      await upstream.restart();
      const before = tool.states.size;
      await within(30_000, 'traffic after a new upstream', () => tool.states.size > before);
    }
    isOver = true;
    await writing;
    const headers = { authorization: `Bearer ${token}` };
    const stateOf = async (uuid: string): Promise<{ status: string; updatedAt: string }> => {
      const found = await fetch(`${upstream.url}/account/leads/${uuid}`, { headers });
      return ((await found.json()) as { lead: { status: string; updatedAt: string } }).lead;
    };
    const expected = await Promise.all(arrived.map(async (uuid) => [uuid, (await stateOf(uuid)).updatedAt]));
    const received = () => expected.map(([uuid = '']) => [uuid, tool.states.get(uuid)?.updatedAt]);
    await within(20_000, 'the rest', () => JSON.stringify(received()) === JSON.stringify(expected)).catch(() => 0);
    expect(received()).toEqual(expected);
    expect(tool.wentBack).toEqual([]);
    await tool.close();
    if (process.env['LEAD_KILLS'] !== undefined) {
      process.stdout.write(`${arrived.length} leads, ${KILLS} kills of each, ${tool.states.size} leads received\n`);
    }
  },
);
