import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { scoreOf } from '../../domain/score.ts';
import { storedText } from '../../domain/storedText.ts';
import { domainOfWebsite } from '../../domain/website.ts';
import type { WireScore, WireScoreProject } from '../contract/dashboard.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { readAgencyProgress } from './agencyProgress.ts';

/** The score of the account's agency and its parts (RST-39, ENT-33), computed on request. */
export async function readScore({ db, clock }: Deps, accountId: string): Promise<WireScore> {
  return await db.transaction().execute(async (trx) => await rescore(trx, accountId, clock.now()));
}

/**
 * Computes the score and stores it with the agency, which the directory sorts by. Null until first published. `trx`
 * must be a transaction.
 */
export async function rescore(trx: Kysely<Database>, accountId: string, now: Date): Promise<WireScore> {
  const limits = await lockScore(trx, accountId);
  const projects = await readProjects(trx, accountId);
  const passed = await trx.selectFrom('passed_exams').select('exam').where('account_id', '=', accountId).execute();
  const agency = await readAgencyProgress(trx, accountId);
  const certs = {
    agency: passed.some(({ exam }) => exam === 'agency'),
    tool: passed.some(({ exam }) => exam === 'tool'),
  };
  const [project] = projects;
  const hasSiteAudit = project?.has_site_audit === true;
  const score =
    agency?.isPublished === true
      ? scoreOf({
          description: agency.passedDescription,
          successStories: agency.stories,
          project: project !== undefined,
          siteAudit: hasSiteAudit,
          toolkitExam: certs.tool,
          agenciesExam: certs.agency,
        })
      : null;
  let scoredAt = score === null ? null : limits.scored_at;
  if (agency !== null && score !== null && (score !== agency.score || scoredAt === null)) {
    scoredAt = now;
    await trx.updateTable('agencies').set({ score }).where('id', '=', agency.id).execute();
    await trx.updateTable('account_scores').set({ scored_at: now }).where('account_id', '=', accountId).execute();
  }
  return {
    project: project === undefined ? null : { domain: project.domain, name: project.name },
    hasSiteAudit,
    canSetupSiteAudit: project !== undefined && !hasSiteAudit,
    limits: { max: limits.max_projects, name: 'projects', used: projects.length },
    score,
    scoredAt: scoredAt?.toISOString() ?? null,
    certs,
    passedDescription: agency?.passedDescription ?? false,
    successStories: agency?.stories ?? 0,
  };
}

/**
 * Creates a project for the score (RST-40); an existing one with the domain is renamed. Throws 422, and 409
 * PROJECTS_LIMIT_REACHED if the account has the maximum.
 */
export async function setUpProject(
  { db, clock }: Deps,
  accountId: string,
  input: WireScoreProject,
): Promise<WireScoreProject> {
  const domain = toDomain(input.domain);
  const name = storedText(input.name);
  if (domain === null) throw invalidFields({ path: 'domain', code: 'domainFormat', message: 'is not a domain' });
  if (name === '') throw invalidFields({ path: 'name', code: 'required', message: 'is required' });
  return await db.transaction().execute(async (trx) => {
    const { max_projects: most } = await lockScore(trx, accountId);
    const projects = await readProjects(trx, accountId);
    if (projects.length >= most && !projects.some((project) => project.domain === domain)) {
      throw new ApiError(409, 'PROJECTS_LIMIT_REACHED', 'The account has the maximum number of projects.');
    }
    const now = clock.now();
    await trx
      .insertInto('score_projects')
      .values({ id: randomUUID(), account_id: accountId, domain, name, created_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'domain']).doUpdateSet({ name, created_at: now }))
      .execute();
    await rescore(trx, accountId, now);
    return { domain, name };
  });
}

/** Locks the account's limit of projects until the end of the transaction, and reads it. */
export async function lockScore(
  trx: Kysely<Database>,
  accountId: string,
): Promise<{ readonly max_projects: number; readonly scored_at: Date | null }> {
  await trx
    .insertInto('account_scores')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await trx
    .selectFrom('account_scores')
    .select(['max_projects', 'scored_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The account's projects, newest first; the score uses the first one. */
async function readProjects(
  trx: Kysely<Database>,
  accountId: string,
): Promise<{ readonly domain: string; readonly name: string; readonly has_site_audit: boolean }[]> {
  return await trx
    .selectFrom('score_projects')
    .select(['domain', 'name', 'has_site_audit'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A lower-case domain without `www.`; null if invalid, or for a URL with more than a domain (ENT-34). */
function toDomain(text: string): string | null {
  return /[/?#:@]/.test(text) ? null : domainOfWebsite(text) || null;
}
