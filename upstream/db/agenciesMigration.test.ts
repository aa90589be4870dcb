import { Migrator } from 'kysely/migration';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccount } from '../account/account.ts';
import { passwordCost } from '../auth/password.ts';
import { listControlAccounts } from '../control/accounts.ts';
import { settableClock } from './clock.ts';
import type { OpenDatabase } from './database.ts';
import { demoAccountId } from './demo/accounts.ts';
import { seedDemoData } from './demo/seed.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { openEmptyTestDatabase } from './testing/testDatabase.ts';

const clock = settableClock(new Date('2026-11-21T10:00:00.000Z'));
const codes = { trial: 't', bundle: 'b', leadGen: 'l' };
let open: OpenDatabase;

/** A data folder from before the agency tables existed, with states set through the control API. */
beforeAll(async () => {
  open = await openEmptyTestDatabase();
  const { db } = open;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo('0003_chats');
  expect(error).toBeUndefined();
  const rows = [
    ['owner-scale', 'published', 'northbeam', 'approved', null, true],
    ['limit', 'blocked', 'brickyard-search', 'decline', 'Spam', true],
    ['draft', 'draft', null, null, null, true],
    ['new', null, null, null, null, false],
  ] as const;
  for (const [name, status, alias, moderation, reason, filled] of rows) {
    await sql`insert into accounts (id, email, password_hash, agency_status, agency_alias, moderation_status, block_reason,
      filled_draft, created_at) values (${demoAccountId(name)}, ${`${name}@demo.example`}, '-', ${status}, ${alias},
      ${moderation}, ${reason}, ${filled}, ${clock.now()})`.execute(db);
  }
  await migrateToLatest(db);
}, 60_000);
afterAll(async () => await open.close());

async function user(name: string) {
  const { user: read } = await readAccount({ db: open.db, clock }, demoAccountId(name), codes);
  const { agencyStatus, agencyAlias, moderationStatus, blockReason, filledDraft } = read;
  return [agencyStatus, agencyAlias, moderationStatus, blockReason, filledDraft];
}

async function expectUsers(): Promise<void> {
  expect(await user('owner-scale')).toEqual(['published', 'northbeam', 'approved', null, true]);
  expect(await user('limit')).toEqual(['blocked', 'brickyard-search', 'decline', 'Spam', true]);
  expect(await user('draft')).toEqual(['draft', null, null, null, true]);
  expect(await user('new')).toEqual([null, null, null, null, false]);
}

test('calls for accounts return the same after the migration of their agencies', async () => {
  await expectUsers();
  expect((await listControlAccounts({ db: open.db, clock })).map(({ agencyStatus }) => agencyStatus)).toEqual([
    'draft',
    'blocked',
    null,
    'published',
  ]);
});

test('the demo agencies are added to existing accounts, whose states are kept', async () => {
  expect(await seedDemoData(open.db, clock, { agencies: 240, filesFolder: null, passwordCost: passwordCost(4) })).toBe(
    false,
  );
  await expectUsers();
  const named = await open.db
    .selectFrom('agencies')
    .select(['name', 'logo_file'])
    .where('account_id', '=', demoAccountId('owner-scale'))
    .execute();
  expect(named.map(({ name, logo_file: file }) => `${name} ${file}`)).toEqual([
    expect.stringMatching(/^Northbeam [\da-f]{32}\.png$/),
  ]);
  const count = async () => (await open.db.selectFrom('agencies').select('id').execute()).length;
  const before = await count();
  await seedDemoData(open.db, clock, { agencies: 240, filesFolder: null, passwordCost: passwordCost(4) });
  expect(await count()).toBe(before);
});
