import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../gateway/live/testing/seededRandom.ts';
import { startReceiver, type TestReceiver } from '../../upstream/webhooks/testing/testReceiver.ts';
import { startUpstream } from '../harness/upstream.ts';
import { within } from './testing/liveSocket.ts';
import {
  createWebhook,
  EVENTS_OF_A_LEAD,
  liveThrough,
  readEvent,
  type Site,
  whatHappened,
} from './testing/webhookTraffic.ts';

// Kills the upstream while it sends. The full run, with 1,000 events and 50 kills, takes some minutes:
//   WEBHOOK_KILLS=50 npx vitest run tests/live/webhooks.test.ts
const KILLS = Number(process.env['WEBHOOK_KILLS'] ?? 3);
const LEADS = KILLS * 2;
const AT_ONCE = 3;
/** One call in this many gets a 500. */
const FAILS = 97;

const draw = seededRandom(1);
let site: Site;
let receiver: TestReceiver;
let silent: TestReceiver;

beforeAll(async () => {
  let calls = 0;
  receiver = await startReceiver((_call, response) => {
    calls += 1;
    const status = calls % FAILS === 0 ? 500 : 204;
    // Responds with a delay, so that kills also happen between a call and its response.
    setTimeout(() => response.writeHead(status).end(), draw() * 40);
  });
  silent = await startReceiver(() => undefined);
  const upstream = await startUpstream({ clock: 'running', database: 'PGlite', env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
  const account = 'owner-scale@demo.example';
  site = { upstream, account, token: await upstream.signIn(account) };
});
afterAll(async () => {
  await silent?.close();
  await site?.upstream.stop();
  await receiver?.close();
});

it(
  'across kills and next to a hanging receiver, every event arrives at least once, and those of a lead in order (EXT-23)',
  // A busy machine can take ten times as long as an idle one.
  { timeout: 120_000 + KILLS * 20_000 },
  async () => {
    const { upstream } = site;
    const since = new Date().toISOString();
    await createWebhook(site, silent.url);
    await createWebhook(site, receiver.url);

    let begun = 0;
    const writer = async (): Promise<void> => {
      while (begun < LEADS) {
        begun += 1;
        await liveThrough(site, begun);
      }
    };
    let isWritten = false;
    const writing = Promise.all(Array.from({ length: AT_ONCE }, writer)).then(() => (isWritten = true));
    for (let kills = 1; kills <= KILLS; kills += 1) {
      // Spreads the kills over the whole traffic, the last one while the last leads are in progress.
      const due = (LEADS * EVENTS_OF_A_LEAD * (kills - draw())) / KILLS;
      await within(120_000, 'traffic', () => receiver.calls.length >= due || isWritten);
      await upstream.kill();
      await upstream.restart();
    }
    await writing;

    const happened = await whatHappened(site, since);
    const total = [...happened.values()].reduce((sum, events) => sum + events.length, 0);
    expect(total).toBeGreaterThanOrEqual(LEADS * EVENTS_OF_A_LEAD);
    const arrived = (): Map<string, string[]> => {
      const byLead = new Map<string, string[]>();
      for (const { body } of receiver.calls) {
        const [lead, event] = readEvent(body);
        byLead.set(lead, [...(byLead.get(lead) ?? []), event]);
      }
      return byLead;
    };
    const distinct = (): number => new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size;
    await within(120_000, 'the rest', () => distinct() >= total);

    const inOrder = new Map([...arrived()].map(([lead, events]) => [lead, [...new Set(events)]]));
    expect(inOrder).toEqual(happened);
    // An event that is sent again arrives before the lead's next one.
    for (const events of arrived().values()) {
      expect(events.filter((event, index) => event !== events[index - 1])).toEqual([...new Set(events)]);
    }
    if (process.env['WEBHOOK_KILLS'] !== undefined) {
      process.stdout.write(`${total} events, ${KILLS} kills, ${receiver.calls.length} calls\n`);
    }
  },
);
