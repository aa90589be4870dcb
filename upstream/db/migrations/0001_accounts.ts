import { sql, type Kysely } from 'kysely';

/** Accounts with their subscription, credentials, sign-in attempts and the server's own settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const moment = sql`timestamptz(3)`;

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) =>
      c
        .notNull()
        .unique()
        .check(sql`email = lower(email)`),
    )
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('semrush_id', 'integer', (c) => c.notNull().generatedByDefaultAsIdentity().unique())
    .addColumn('locale', 'text', (c) => c.notNull().defaultTo('en'))
    .addColumn('time_zone', 'text', (c) => c.notNull().defaultTo('UTC'))
    .addColumn('get_started', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('forms', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('roles', 'jsonb', (c) => c.notNull().defaultTo(sql`'["Owner"]'::jsonb`))
    .addColumn('agency_status', 'text', (c) => c.check(sql`agency_status in ('draft', 'published', 'blocked')`))
    .addColumn('block_reason', 'text')
    .addColumn('filled_draft', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('agency_alias', 'text', (c) => c.unique())
    .addColumn('moderation_status', 'text', (c) => c.check(sql`moderation_status in ('review', 'approved', 'decline')`))
    .addColumn('has_hubspot_access', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('product_name', 'text', (c) => c.notNull().defaultTo('FREE'))
    .addColumn('subscription_status', 'text', (c) =>
      c
        .notNull()
        .defaultTo('free')
        .check(sql`subscription_status in ('paid', 'trial', 'withoutTariff', 'free', 'freeWithUsedTrial')`),
    )
    .addColumn('tariff', 'text', (c) => c.notNull().defaultTo('NONE'))
    .addColumn('csrf_epoch', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', moment, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('features')
    .addColumn('account_id', 'uuid', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('enabled', 'boolean', (c) => c.notNull())
    .addPrimaryKeyConstraint('features_pk', ['account_id', 'name'])
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'uuid', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', moment, (c) => c.notNull())
    .addColumn('expires_at', moment, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();

  await db.schema
    .createTable('access_tokens')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('account_id', 'uuid', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('scopes', 'jsonb', (c) => c.notNull())
    .addColumn('prefix', 'text', (c) => c.notNull())
    .addColumn('created_at', moment, (c) => c.notNull())
    .addColumn('expires_at', moment, (c) => c.notNull())
    .addColumn('last_used_at', moment)
    .execute();
  await db.schema.createIndex('access_tokens_account').on('access_tokens').column('account_id').execute();

  await db.schema
    .createTable('login_attempts')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('attempted_at', moment, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('login_attempts_of')
    .on('login_attempts')
    .columns(['email', 'address', 'attempted_at'])
    .execute();

  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'jsonb', (c) => c.notNull())
    .execute();
}
