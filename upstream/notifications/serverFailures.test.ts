import { expect, test, vi } from 'vitest';
import { SECOND } from '../db/clock.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { testMailbox } from './testing/mailbox.ts';
import { startSmtp } from './testing/testSmtp.ts';

test('the operator is told once that the mail server is down, and again after it was back', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const told = 'The mail server of SMTP_URL fails: connection. Emails are sent again later.';
  const open = await openTestDatabase();
  const mailbox = await testMailbox(open.db);
  const first = await startSmtp();
  await first.close();
  const sender = await mailbox.send(first.url);
  await mailbox.receiveLead();
  await mailbox.receiveLead();
  await mailbox.settled('failed', 'failed');
  expect(warned.mock.calls).toEqual([[told]]);
  const back = await startSmtp({ port: Number(new URL(first.url).port) });
  mailbox.clock.advance(10 * SECOND);
  await mailbox.settled('sent', 'sent');
  await back.close();
  await mailbox.receiveLead();
  await mailbox.settled('sent', 'sent', 'failed');
  expect(warned.mock.calls).toEqual([[told], [told]]);
  await sender.stop();
  await open.close();
});

test('emails wait, and the operator is told, while the mail server takes none from us', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReset().mockReturnValue();
  const open = await openTestDatabase();
  const mailbox = await testMailbox(open.db);
  let isOverQuota = true;
  const server = await startSmtp({ refusesSender: () => isOverQuota });
  const sender = await mailbox.send(server.url);
  await mailbox.receiveLead();
  const [row] = await mailbox.settled('failed');
  expect(row).toMatchObject({ attempt_count: 1, last_error: 'authentication' });
  expect(warned).toHaveBeenCalledTimes(1);
  isOverQuota = false;
  mailbox.clock.advance(10 * SECOND);
  await mailbox.settled('sent');
  await sender.stop();
  await server.close();
  await open.close();
});
