import { type Kysely, sql } from 'kysely';

/** Levels of the sign-in limits, and the addresses an account has signed in from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_levels (
      email text primary key,
      level double precision not null,
      noted_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index sign_in_levels_age on sign_in_levels (noted_at)`.execute(db);
  await sql`
    create table sign_in_addresses (
      email text not null,
      address text not null,
      signed_in_at timestamptz(3) not null,
      primary key (email, address)
    )`.execute(db);
  await sql`create index sign_in_addresses_age on sign_in_addresses (signed_in_at)`.execute(db);
}
