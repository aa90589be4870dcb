import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { expect } from 'vitest';
import { insertAccount, insertLead } from '../../db/testing/testRows.ts';
import { settableClock, type SettableClock } from '../../db/clock.ts';
import type { Deps } from '../../db/deps.ts';
import type { AccountsTable } from '../../db/tables/accounts.ts';
import type { LeadsTable } from '../../db/tables/leads.ts';
import { transact } from '../../db/transact.ts';
import type { RequestAccount } from '../../http/route.ts';
import type { OutboxRow } from '../claimMessage.ts';
import { notifyOfLead } from '../notify.ts';
import { mailSender } from '../sendMail.ts';
import { startOutboxSender, type OutboxSender } from '../sender.ts';
import { openUnsubscribeKey } from '../unsubscribeToken.ts';

export const TEST_PORTAL = 'https://portal.example/partners';

export interface Mailbox extends Deps {
  readonly clock: SettableClock;
  readonly account: RequestAccount;
  /** Sets consent and addresses. */
  settings(isConsented: boolean, addresses: readonly string[]): Promise<void>;
  /** Inserts a lead and creates its notifications. Returns the lead's row. */
  receiveLead(values?: Partial<Insertable<LeadsTable>>): Promise<Selectable<LeadsTable>>;
  /** The account's outbox rows, oldest first. */
  rows(): Promise<OutboxRow[]>;
  /** Waits until the rows have these states, oldest first. */
  settled(...states: readonly OutboxRow['state'][]): Promise<OutboxRow[]>;
  /** Starts a sender that checks for due messages constantly. */
  send(
    smtpUrl: string | null,
    options?: { readonly deadline?: number; readonly unreadAfter?: number },
  ): Promise<OutboxSender>;
}

/** A new account with a settable clock, for tests of the outbox. */
export async function testMailbox(db: Deps['db'], values: Partial<Insertable<AccountsTable>> = {}): Promise<Mailbox> {
  const clock = settableClock(new Date('2026-11-21T10:00:00Z'));
  const deps = { db, clock };
  const account = await insertAccount(db, values);
  const mailbox: Mailbox = {
    ...deps,
    account,
    async settings(isConsented, addresses) {
      const row = { is_consented: isConsented, addresses: [...addresses] };
      await db
        .insertInto('email_settings')
        .values({ account_id: account.id, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
    },
    async receiveLead(lead) {
      const row = await insertLead(db, account.id, clock.now(), lead);
      await transact(db, async (trx) => await notifyOfLead(trx, account.id, row.id, clock.now()));
      return row;
    },
    rows: async () =>
      await db
        .selectFrom('outbox_messages')
        .selectAll()
        .where('account_id', '=', account.id)
        .orderBy('position')
        .execute(),
    async settled(...states) {
      await expect.poll(async () => (await mailbox.rows()).map(({ state }) => state)).toEqual(states);
      return await mailbox.rows();
    },
    async send(smtpUrl, { deadline = 5_000, unreadAfter = 0 } = {}) {
      const from = 'Agency portal <no-reply@portal.example>';
      return await startOutboxSender(deps, {
        mails: smtpUrl === null ? null : mailSender({ smtpUrl, from, deadline }),
        portalUrl: TEST_PORTAL,
        unsubscribeKey: await openUnsubscribeKey(db),
        unreadAfter,
        name: randomUUID(),
        tick: 10,
      });
    },
  };
  return mailbox;
}
