import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../gateway/live/testing/seededRandom.ts';
import { startSmtp, type TestSmtp } from '../../upstream/notifications/testing/testSmtp.ts';
import { startUpstream } from '../harness/upstream.ts';
import { within } from './testing/liveSocket.ts';
import { eventKeysOf, MAILS_OF_A_LEAD, outboxOf, writeOnce } from './testing/mailTraffic.ts';
import { type Site, whatHappened } from './testing/webhookTraffic.ts';

// Kills the upstream between events and their emails. The full run takes some minutes: MAIL_KILLS=200 npx vitest run
// tests/live/mail.test.ts
const KILLS = Number(process.env['MAIL_KILLS'] ?? 3);
const LEADS = KILLS * 2;
const AT_ONCE = 3;
/** The server postpones one email in this many. */
const FAILS = 97;

/** Maximum wait for a part of the run, in milliseconds; the rest of a long run is hundreds of mails. */
const PATIENCE = 120_000 + KILLS * 2_000;

/** The addresses of the account's email settings. */
const ADDRESSES = ['owner-scale@demo.example', 'leads@northbeam.example'];

const draw = seededRandom(1);
let site: Site;
let smtp: TestSmtp;
/** Message-IDs by address and subject of the event. */
const seen = new Map<string, Set<string>>();
let arrivals = 0;

beforeAll(async () => {
  smtp = await startSmtp({
    answer: async ({ to, text, headers }) => {
      arrivals += 1;
      const event = `${to} ${/\S+\/profile\/\S+/.exec(text)?.[0]}`;
      seen.set(event, (seen.get(event) ?? new Set()).add(headers['message-id'] ?? ''));
      const isTaken = arrivals % FAILS !== 0;
      // Responds with a delay, so that kills also happen between an email's arrival and the response.
      await new Promise((resolve) => setTimeout(resolve, draw() * 40));
      return isTaken ? 'take' : 451;
    },
  });
  const upstream = await startUpstream({
    clock: 'running',
    database: 'PGlite',
    env: { SMTP_URL: smtp.url, UNREAD_MINUTES: '0' },
  });
  const account = 'owner-scale@demo.example';
  site = { upstream, account, token: await upstream.signIn(account) };
});
afterAll(async () => {
  await site?.upstream.stop();
  await smtp?.close();
});

it(
  'across kills, every event has one row, and its email arrives at least once with a single Message-ID (STA-70)',
  // A busy machine takes ten times as long as an idle one.
  { timeout: 120_000 + KILLS * 20_000 },
  async () => {
    const { upstream } = site;
    const since = new Date().toISOString();
    let begun = 0;
    const writer = async (): Promise<void> => {
      while (begun < LEADS) {
        begun += 1;
        await writeOnce(site);
      }
    };
    const writing = Promise.all(Array.from({ length: AT_ONCE }, writer));
    for (let kills = 1; kills <= KILLS; kills += 1) {
      // Spread over all mails, so that the last kills come between the last ones.
      const due = (LEADS * MAILS_OF_A_LEAD * (kills - draw())) / KILLS;
      await within(PATIENCE, 'traffic', () => arrivals >= due * ADDRESSES.length);
      await upstream.kill();
      await upstream.restart();
    }
    await writing;
    // Reading the outbox is slow, so it waits until the last mails have arrived.
    await within(PATIENCE, 'the last mails', () => seen.size >= LEADS * MAILS_OF_A_LEAD * ADDRESSES.length);
    await within(PATIENCE, 'the rest', async () => (await outboxOf(site)).every(({ state }) => state === 'sent'));

    const rows = await outboxOf(site);
    const happened = await whatHappened(site, since);
    expect(happened.size).toBeGreaterThanOrEqual(LEADS);
    for (const address of ADDRESSES) {
      const keys = rows.filter((row) => row.address === address).map(({ eventKey }) => eventKey);
      expect(keys.toSorted()).toEqual(eventKeysOf(happened).toSorted());
    }
    expect(rows.length).toBe(ADDRESSES.length * eventKeysOf(happened).length);
    const ids = new Set(smtp.mails.map(({ headers }) => headers['message-id']?.split('@')[0]?.slice(1)));
    expect(rows.filter(({ messageId }) => !ids.has(messageId))).toEqual([]);
    // An email that is sent again has the same Message-ID.
    expect([...seen.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(seen.size).toBe(rows.length);
    if (process.env['MAIL_KILLS'] !== undefined) {
      process.stdout.write(
        `${rows.length} events, ${KILLS} kills, ${arrivals} mails sent, ${smtp.mails.length} taken\n`,
      );
    }
  },
);
