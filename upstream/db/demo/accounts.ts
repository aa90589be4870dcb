import type { Kysely, Selectable } from 'kysely';
import { DAY } from '../clock.ts';
import type { Database } from '../tables.ts';
import type { AccountsTable } from '../tables/accounts.ts';
import type { AgenciesTable } from '../tables/agencies.ts';
import { random } from './random.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-password';

type AccountRow = Selectable<AccountsTable>;

type Settings = Partial<Pick<AccountRow, 'has_hubspot_access' | 'time_zone' | 'get_started' | 'roles'>>;
type AgencyState = Pick<Selectable<AgenciesTable>, 'alias' | 'status' | 'block_reason' | 'moderation_status'>;

interface DemoAccount {
  /** Part of the email address before `@demo.example`. */
  readonly name: string;
  readonly status: AccountRow['subscription_status'];
  readonly tariff: AccountRow['tariff'];
  readonly product: AccountRow['product_name'];
  readonly settings?: Settings;
  readonly agency?: AgencyState;
}

function published(alias: string): AgencyState {
  return { alias, status: 'published', block_reason: null, moderation_status: 'approved' };
}

const TIME_ZONE = 'UTC';

/** One account for every combination of subscription, agency and role worth showing (ENT-57). */
export const demoAccounts: readonly DemoAccount[] = [
  { name: 'free', status: 'free', tariff: 'NONE', product: 'FREE' },
  { name: 'freeused', status: 'freeWithUsedTrial', tariff: 'NONE', product: 'FREE' },
  {
    name: 'trial',
    status: 'trial',
    tariff: 'AGK_S',
    product: 'APP_CENTER_ACCESS',
    settings: { time_zone: 'America/New_York' },
    agency: published('lantern-street'),
  },
  { name: 'pro', status: 'withoutTariff', tariff: 'NONE', product: 'PRO' },
  { name: 'guru', status: 'withoutTariff', tariff: 'NONE', product: 'GURU' },
  {
    name: 'business',
    status: 'withoutTariff',
    tariff: 'NONE',
    product: 'BUSINESS',
  },
  {
    name: 'owner-legacy',
    status: 'paid',
    tariff: 'LEGACY',
    product: 'GURU',
    settings: { time_zone: 'Europe/London' },
    agency: published('old-mill-digital'),
  },
  {
    name: 'owner-start',
    status: 'paid',
    tariff: 'AGK_S',
    product: 'PRO',
    settings: { time_zone: 'Europe/Madrid' },
    agency: published('first-light-studio'),
  },
  {
    name: 'owner-scale',
    status: 'paid',
    tariff: 'AGK_M',
    product: 'GURU',
    settings: { time_zone: 'Europe/Berlin', has_hubspot_access: true },
    agency: published('northbeam'),
  },
  {
    name: 'owner-advanced',
    status: 'paid',
    tariff: 'AGK_L',
    product: 'BUSINESS',
    settings: { time_zone: 'Asia/Tokyo', has_hubspot_access: true },
    agency: published('meridian-collective'),
  },
  {
    name: 'owner-leadgen',
    status: 'paid',
    tariff: 'AP_LISTING',
    product: 'APP_CENTER_ACCESS',
    settings: { time_zone: 'America/Los_Angeles' },
    agency: published('signal-and-sons'),
  },
  {
    name: 'recipient',
    status: 'free',
    tariff: 'NONE',
    product: 'FREE',
    settings: { roles: ['LeadRecipient'], time_zone: 'Europe/Berlin' },
  },
  {
    name: 'blocked',
    status: 'paid',
    tariff: 'AGK_M',
    product: 'GURU',
    agency: {
      alias: 'copper-fox-media',
      status: 'blocked',
      moderation_status: 'decline',
      block_reason: 'The profile shows client logos without permission of the clients.',
    },
  },
  {
    name: 'new',
    status: 'paid',
    tariff: 'AGK_M',
    product: 'GURU',
    settings: { get_started: false },
  },
  {
    name: 'draft',
    status: 'paid',
    tariff: 'AGK_S',
    product: 'PRO',
    agency: { alias: null, status: 'draft', block_reason: null, moderation_status: null },
  },
  {
    name: 'limit',
    status: 'paid',
    tariff: 'AGK_M',
    product: 'GURU',
    settings: { time_zone: 'Australia/Sydney' },
    agency: published('brickyard-search'),
  },
];

/** Email address of a demo account. */
export function demoEmail(name: string): string {
  return `${name}@demo.example`;
}

/** Id of a demo account, the same on every machine. */
export function demoAccountId(name: string): string {
  return random(`account ${name}`).uuid();
}

/** Reporting time zone of a demo account. */
export function demoTimeZone(name: string): string {
  return demoAccounts.find((account) => account.name === name)?.settings?.time_zone ?? TIME_ZONE;
}

/** Inserts the demo accounts without their agencies. All share a password and therefore a hash. */
export async function insertAccounts(db: Kysely<Database>, now: Date, passwordHash: string): Promise<void> {
  const rows = demoAccounts.map(({ name, status, tariff, product, settings: { roles, ...settings } = {} }) => ({
    id: demoAccountId(name),
    email: demoEmail(name),
    password_hash: passwordHash,
    subscription_status: status,
    tariff,
    product_name: product,
    get_started: true,
    has_hubspot_access: false,
    time_zone: TIME_ZONE,
    locale: 'en' as const,
    roles: JSON.stringify(roles ?? ['Owner']),
    created_at: new Date(now.getTime() - random(`since ${name}`).int(450, 1400) * DAY),
    ...settings,
  }));
  await db.insertInto('accounts').values(rows).execute();
  // The other accounts are notified only at their own address, so they need no row.
  await db
    .insertInto('email_settings')
    .values({
      account_id: demoAccountId('owner-scale'),
      is_consented: true,
      addresses: [demoEmail('owner-scale'), 'leads@northbeam.example'],
    })
    .execute();
  // One number in use and one that was removed; the other accounts have none.
  await db
    .insertInto('whatsapp_recipients')
    .values(
      [
        {
          account_id: demoAccountId('owner-scale'),
          address: '+491705550182',
          created_at: now,
          approved_at: now,
          subscribed: true,
        },
        {
          account_id: demoAccountId('owner-start'),
          address: '+34612345678',
          created_at: now,
          approved_at: now,
          removed_at: now,
        },
      ].map((row) => ({ removed_at: null, code_hash: null, code_expires_at: null, subscribed: false, ...row })),
    )
    .execute();
}
