import { type Kysely, sql } from 'kysely';

/** Inputs of an account's score other than its agency: projects and passed exams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_scores (
      account_id uuid primary key references accounts(id) on delete cascade,
      max_projects integer not null default 3 check (max_projects >= 0),
      scored_at timestamptz(3)
    )`.execute(db);
  await sql`
    create table score_projects (
      id uuid primary key,
      account_id uuid not null references accounts(id) on delete cascade,
      domain text not null,
      name text not null,
      has_site_audit boolean not null default false,
      created_at timestamptz(3) not null,
      unique (account_id, domain)
    )`.execute(db);
  await sql`
    create table passed_exams (
      account_id uuid not null references accounts(id) on delete cascade,
      exam text not null check (exam in ('agency', 'tool')),
      passed_at timestamptz(3) not null,
      primary key (account_id, exam)
    )`.execute(db);
}
