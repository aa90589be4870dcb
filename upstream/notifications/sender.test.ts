import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../../domain/locales.ts';
import { HOUR, SECOND } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { transact } from '../db/transact.ts';
import { MAIL_RETRY_DELAYS, removeExpiredSecrets } from './claimMessage.ts';
import { enqueue } from './outbox.ts';
import { type Mailbox, TEST_PORTAL, testMailbox } from './testing/mailbox.ts';
import { startSmtp, type TestSmtp } from './testing/testSmtp.ts';
import { messageTexts } from './texts/all.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await open.db.deleteFrom('outbox_messages').execute();
});

async function smtp(...options: Parameters<typeof startSmtp>): Promise<TestSmtp> {
  const started = await startSmtp(...options);
  closing.push(() => started.close());
  return started;
}

async function send(mailbox: Mailbox, ...options: Parameters<Mailbox['send']>) {
  const sender = await mailbox.send(...options);
  closing.push(() => sender.stop());
  return sender;
}

/** Puts a message into the outbox that is wanted whatever the settings are. */
async function enqueueReset(mailbox: Mailbox, key = 'reset', secretUntil = HOUR): Promise<void> {
  const at = mailbox.clock.now();
  await transact(open.db, async (trx) => {
    await enqueue(trx, {
      accountId: mailbox.account.id,
      channel: 'EMAIL',
      to: 'anna@acme.example',
      kind: 'passwordReset',
      eventKey: `${key}:${mailbox.account.id}`,
      language: 'en',
      params: { token: 'a-secret-token' },
      at,
      secretUntil: new Date(at.getTime() + secretUntil),
    });
  });
}

test('a new lead arrives once at each consented address, with link and headers (STA-70)', async () => {
  const mailbox = await testMailbox(open.db);
  await mailbox.settings(true, ['anna@acme.example', 'ben@acme.example']);
  const lead = await mailbox.receiveLead({ name: 'Åsa <b>', company: 'Harbor & Pine' });
  const { url, mails } = await smtp();
  await send(mailbox, url);
  const rows = await mailbox.settled('sent', 'sent');
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['anna@acme.example', 'ben@acme.example']);
  const mail = mails.find(({ to }) => to === 'anna@acme.example');
  if (mail === undefined) throw new Error('Nothing arrived.');
  const { headers, text, html } = mail;
  const row = rows.find(({ address }) => address === 'anna@acme.example');
  const unsubscribeUrl = /<(.+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(headers).toMatchObject({
    'message-id': `<${row?.message_id}@portal.example>`,
    from: 'Agency portal <no-reply@portal.example>',
    to: 'anna@acme.example',
    subject: 'New lead: Åsa <b> (Harbor & Pine)',
    'content-language': 'en',
    'auto-submitted': 'auto-generated',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(unsubscribeUrl).toMatch(/^https:\/\/portal\.example\/partners\/unsubscribe\?token=[\w-]{64}$/);
  const link = `${TEST_PORTAL}/profile/leads/lead/${lead.slug}`;
  expect(text).toContain(`View lead: ${link}`);
  expect(text).toContain(unsubscribeUrl);
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('Åsa &lt;b&gt; (Harbor &amp; Pine)');
  expect(html).not.toContain('<b>');
  expect(rows.every(({ attempt_count: count }) => count === 1)).toBe(true);
});

test.each(LOCALES)('the email to an account in %s is in its language (STA-70)', async (locale) => {
  const mailbox = await testMailbox(open.db, { locale });
  await mailbox.receiveLead({ name: 'Emma Carter', company: null });
  const { url, mails } = await smtp();
  await send(mailbox, url);
  await mailbox.settled('sent');
  const [mail] = mails;
  expect(mail?.headers['subject']).toBe(messageTexts[locale].newLead.subject.replace('{who}', 'Emma Carter'));
  expect(mail?.text).toContain(messageTexts[locale].reason);
  expect(mail?.html).toMatch(/<html lang="\w\w/);
  expect(mail?.text).not.toMatch(/\{\w+\}/);
});

describe('a failing server (STA-70)', () => {
  test('is retried after growing delays with the same Message-ID, until the email is given up', async () => {
    const mailbox = await testMailbox(open.db);
    await mailbox.receiveLead();
    const ids = new Set<string>();
    const { url } = await smtp({
      answer: ({ headers }) => {
        ids.add(headers['message-id'] ?? '');
        return 451;
      },
    });
    await send(mailbox, url);
    for (const [index, delay] of MAIL_RETRY_DELAYS.entries()) {
      await expect.poll(async () => (await mailbox.rows())[0]?.attempt_count).toBe(index + 1);
      const [row] = await mailbox.rows();
      expect(row).toMatchObject({ state: 'failed', last_error: 'postponed' });
      expect(row?.next_attempt_at?.getTime()).toBe(mailbox.clock.now().getTime() + delay);
      mailbox.clock.advance(delay);
    }
    const [row] = await mailbox.settled('givenUp');
    expect(row).toMatchObject({ attempt_count: MAIL_RETRY_DELAYS.length + 1, next_attempt_at: null });
    expect(ids.size).toBe(1);
  });

  test('ends the attempts at once for an address that it refuses', async () => {
    const mailbox = await testMailbox(open.db);
    await mailbox.receiveLead();
    const { url } = await smtp({ answer: () => 550 });
    await send(mailbox, url);
    const [row] = await mailbox.settled('givenUp');
    expect(row).toMatchObject({ attempt_count: 1, last_error: 'rejected' });
  });

  test('delays emails while it is down, and they arrive when it is back', async () => {
    const mailbox = await testMailbox(open.db);
    await mailbox.receiveLead();
    const first = await startSmtp();
    await first.close();
    await send(mailbox, first.url);
    const [row] = await mailbox.settled('failed');
    expect(row).toMatchObject({ attempt_count: 1, last_error: 'connection' });
    const back = await smtp({ port: Number(new URL(first.url).port) });
    mailbox.clock.advance(10 * SECOND);
    await mailbox.settled('sent');
    expect(back.mails).toHaveLength(1);
  });

  test('costs an attempt only its deadline if it hangs', async () => {
    const mailbox = await testMailbox(open.db);
    await mailbox.receiveLead();
    let calls = 0;
    const { url, mails } = await smtp({
      answer: () => {
        calls += 1;
        return calls === 1 ? 'hang' : 'take';
      },
    });
    await send(mailbox, url, { deadline: 1_500 });
    const [row] = await mailbox.settled('failed');
    expect(row?.last_error).toBe('timeout');
    await mailbox.receiveLead();
    await mailbox.settled('failed', 'sent');
    mailbox.clock.advance(10 * SECOND);
    await mailbox.settled('sent', 'sent');
    expect(mails).toHaveLength(2);
  });
});

test('several senders send each email once (STA-70)', async () => {
  const mailbox = await testMailbox(open.db);
  const { url, mails } = await smtp();
  for (let count = 0; count < 20; count += 1) await mailbox.receiveLead();
  await Promise.all([send(mailbox, url), send(mailbox, url), send(mailbox, url)]);
  await mailbox.settled(...Array.from({ length: 20 }, () => 'sent' as const));
  expect(mails).toHaveLength(20);
  expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(20);
});

test('without a server messages stay in the outbox, and nothing is sent', async () => {
  const mailbox = await testMailbox(open.db);
  await mailbox.receiveLead();
  const sender = await mailbox.send(null);
  await sender.stop();
  expect(await mailbox.rows()).toMatchObject([{ state: 'waiting', attempt_count: 0 }]);
});

test('an email is withdrawn if the consent ended while it was waiting (STA-70)', async () => {
  const mailbox = await testMailbox(open.db);
  await mailbox.settings(true, ['anna@acme.example', 'ben@acme.example']);
  await mailbox.receiveLead();
  await mailbox.settings(true, ['ben@acme.example']);
  const { url, mails } = await smtp();
  await send(mailbox, url);
  await mailbox.settled('withdrawn', 'sent');
  expect(mails.map(({ to }) => to)).toEqual(['ben@acme.example']);
});

describe('a message with a secret (P-37)', () => {
  test('loses it when it is sent', async () => {
    const mailbox = await testMailbox(open.db);
    await enqueueReset(mailbox);
    const { url, mails } = await smtp();
    await send(mailbox, url);
    const [row] = await mailbox.settled('sent');
    expect(mails[0]?.text).toContain(`${TEST_PORTAL}/reset-password#a-secret-token`);
    expect(mails[0]?.headers['list-unsubscribe']).toBeUndefined();
    expect(row).toMatchObject({ params: {}, secret_until: null });
  });

  test('is not sent after it has expired, and loses it', async () => {
    const mailbox = await testMailbox(open.db);
    await enqueueReset(mailbox);
    mailbox.clock.advance(HOUR);
    const { url, mails } = await smtp();
    await send(mailbox, url);
    const [row] = await mailbox.settled('withdrawn');
    expect(row?.params).toEqual({});
    expect(mails).toEqual([]);
  });

  test('loses it even without a sender', async () => {
    const mailbox = await testMailbox(open.db);
    await enqueueReset(mailbox);
    await removeExpiredSecrets(mailbox);
    expect(await mailbox.rows()).toMatchObject([{ state: 'waiting', params: { token: 'a-secret-token' } }]);
    mailbox.clock.advance(HOUR);
    await removeExpiredSecrets(mailbox);
    expect(await mailbox.rows()).toMatchObject([{ state: 'withdrawn', params: {} }]);
  });
});

test('stopping waits for what is being sent', async () => {
  const mailbox = await testMailbox(open.db);
  await mailbox.receiveLead();
  const arrival = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<'take'>();
  const { url, mails } = await smtp({
    answer: () => {
      arrival.resolve();
      return answer.promise;
    },
  });
  const sender = await mailbox.send(url);
  await arrival.promise;
  const stopped = sender.stop();
  answer.resolve('take');
  await stopped;
  expect(mails).toHaveLength(1);
  expect(await mailbox.rows()).toMatchObject([{ state: 'sent' }]);
});
