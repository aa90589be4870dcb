import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../tables.ts';
import { insertAccounts } from './accounts.ts';
import { demoChats } from './chats.ts';
import { leadPlans } from './leadPlan.ts';
import { demoLeads } from './leads.ts';
import { random } from './random.ts';

/**
 * Fills an empty database with the demo data: the same on every machine, all times relative to now.
 * Does nothing when there are accounts. Returns whether it filled the database.
 */
export async function seedDemoData(db: Kysely<Database>, clock: Clock): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
    if (account !== undefined) return false;
    const now = clock.now();
    await insertAccounts(trx, now);
    const rows = { leads: [] as object[], chats: [] as object[], messages: [] as object[] };
    for (const plan of leadPlans) {
      const generator = random(`leads of ${plan.account}`);
      const leads = demoLeads(plan, now, generator);
      const { chats, messages } = demoChats(leads, plan, now, generator);
      rows.leads.push(...leads);
      rows.chats.push(...chats);
      rows.messages.push(...messages.map((message) => ({ ...message, params: parsed(message.params) })));
    }
    await insertAll(trx, 'leads', rows.leads);
    await insertAll(trx, 'chats', rows.chats);
    await insertAll(trx, 'messages', rows.messages);
    return true;
  });
}

/** Inserts rows that name every column, in one statement: one parameter instead of thousands. */
async function insertAll(
  db: Kysely<Database>,
  table: 'leads' | 'chats' | 'messages',
  rows: readonly object[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}

function parsed(json: string | null | undefined): unknown {
  return json == null ? null : JSON.parse(json);
}
