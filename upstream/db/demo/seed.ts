import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { readSetting, writeSetting } from '../settings.ts';
import type { Database } from '../tables.ts';
import { lockFor } from '../lockFor.ts';
import { transact } from '../transact.ts';
import { leadText } from '../../leads/leadText.ts';
import { hashPassword, passwordCost, type PasswordCost } from '../../auth/password.ts';
import { DEMO_PASSWORD, demoAccountId, insertAccounts } from './accounts.ts';
import { drawAgencies, insertAgencies } from './agencies.ts';
import { createPictures, writePictures } from './agencyPictures.ts';
import { insertBilling } from './billing.ts';
import { demoChats } from './chats.ts';
import { insertDashboards } from './dashboards.ts';
import { insertRows } from './insertRows.ts';
import { leadPlans } from './leadPlan.ts';
import { type DemoLead, demoLeads } from './leads.ts';
import { seedLocations } from './locations.ts';
import { random } from './random.ts';

export interface DemoOptions {
  /** Number of public agencies. */
  readonly agencies: number;
  /** Folder for images; null if they are not to be written. */
  readonly filesFolder: string | null;
  /** Hashing cost of the password that all demo accounts share. Default: the server's default. */
  readonly passwordCost?: PasswordCost;
}

/** Name of the setting that stores the options used to create the agencies. */
const AGENCIES = 'demoAgencies';

/**
 * Fills an empty database with the demo data, the same on every machine, with all times relative to now. Accounts are
 * only inserted if there are none; agencies are also added to the demo accounts of an older database. Images are drawn
 * again if their folder is missing. Returns whether it filled the database.
 */
export async function seedDemoData(db: Kysely<Database>, clock: Clock, options: DemoOptions): Promise<boolean> {
  return await transact(db, async (trx) => {
    // Several servers may start on an empty database at once.
    await lockFor(trx, 'demo data');
    const now = clock.now();
    const account = await trx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
    if (account === undefined) await fillAccounts(trx, now, options.passwordCost);
    await insertBilling(trx);
    await fillAgencies(trx, now, options);
    return account === undefined;
  });
}

async function fillAccounts(db: Kysely<Database>, now: Date, cost = passwordCost()): Promise<void> {
  // Runs on another thread while the leads are inserted here.
  const passwordHash = hashPassword(DEMO_PASSWORD, cost);
  const rows = { leads: [] as DemoLead[], chats: [] as object[], messages: [] as object[] };
  for (const plan of leadPlans) {
    const generator = random(`leads of ${plan.account}`);
    const leads = demoLeads(plan, now, generator);
    const { chats, messages } = demoChats(leads, plan, now, generator);
    rows.leads.push(...leads);
    rows.chats.push(...chats);
    rows.messages.push(...messages.map((message) => ({ ...message, params: parsed(message.params) })));
  }
  await insertAccounts(db, now, await passwordHash);
  await insertRows(db, 'leads', rows.leads);
  await insertRows(db, 'lead_texts', rows.leads.map(leadText));
  await sql`insert into lead_clocks select account_id, max(updated_at) from leads group by account_id`.execute(db);
  await insertRows(db, 'chats', rows.chats);
  await insertRows(db, 'messages', rows.messages);
}

async function fillAgencies(db: Kysely<Database>, now: Date, { agencies, filesFolder }: DemoOptions): Promise<void> {
  const made = await readSetting(db, AGENCIES);
  if (made === undefined) {
    const main = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', demoAccountId('owner-scale'))
      .executeTakeFirst();
    if (main === undefined) return;
    const pictures = createPictures();
    await seedLocations(db);
    await insertAgencies(db, { published: agencies, now, pictures });
    await insertDashboards(db, now);
    await writeSetting(db, AGENCIES, { published: agencies, now: now.toISOString() });
    if (filesFolder !== null) await writePictures(pictures, filesFolder);
  } else if (filesFolder !== null && !existsSync(filesFolder)) {
    const { published, now: then } = made as { published: number; now: string };
    const pictures = createPictures();
    drawAgencies(published, new Date(then), pictures);
    await writePictures(pictures, filesFolder);
  }
}

function parsed(json: string | null | undefined): unknown {
  return json == null ? null : JSON.parse(json);
}
