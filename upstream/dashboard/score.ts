import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { scoreOf } from '../../domain/score.ts';
import { storedLine } from '../../domain/storedText.ts';
import { domainOfWebsite } from '../../domain/contact/website.ts';
import type { WireScore, WireScoreProject } from '../contract/dashboard.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import type { PassedExamsTable } from '../db/tables/scores.ts';
import { transact } from '../db/transact.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { type AgencyProgress, readAgencyProgress } from './agencyProgress.ts';

/** The score of the account's agency and its parts (RST-39, ENT-33), computed on request. */
export async function readScore(deps: Deps, accountId: string): Promise<WireScore> {
  return (await readScored(deps, accountId)).score;
}

/** A score and the progress of the agency that it rates; null for an account without an agency. */
export interface Scored {
  readonly score: WireScore;
  readonly agency: AgencyProgress | null;
}

/** The score together with the agency's progress. Locks and stores only a score that has changed. */
export async function readScored({ db, clock }: Deps, accountId: string): Promise<Scored> {
  const parts = await selectParts(db, accountId).executeTakeFirst();
  if (parts !== undefined) {
    const scored = toScored(parts, await readAgencyProgress(db, accountId));
    if (isStored(scored)) return scored;
  }
  return await transact(db, async (trx) => await storeScore(trx, accountId, clock.now()));
}

/**
 * Computes the score and stores it with the agency, which the directory sorts by. Null until first published. `trx`
 * must be a transaction.
 */
export async function rescore(trx: Kysely<Database>, accountId: string, now: Date): Promise<WireScore> {
  return (await storeScore(trx, accountId, now)).score;
}

async function storeScore(trx: Kysely<Database>, accountId: string, now: Date): Promise<Scored> {
  await lockScore(trx, accountId);
  const parts = await selectParts(trx, accountId).executeTakeFirstOrThrow();
  const scored = toScored(parts, await readAgencyProgress(trx, accountId));
  const { score, agency } = scored;
  if (agency === null || isStored(scored)) return scored;
  await trx.updateTable('agencies').set({ score: score.score }).where('id', '=', agency.id).execute();
  await trx.updateTable('account_scores').set({ scored_at: now }).where('account_id', '=', accountId).execute();
  return { agency, score: { ...score, scoredAt: now.toISOString() } };
}

interface ScoreProject {
  readonly domain: string;
  readonly name: string;
  readonly has_site_audit: boolean;
}

/** The inputs of the score other than the agency's page; empty before the score is first requested. */
function selectParts(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('account_scores')
    .select([
      'max_projects',
      'scored_at',
      // The newest comes first, and the score uses that one.
      sql<readonly ScoreProject[]>`coalesce((
        select json_agg(json_build_object('domain', domain, 'name', name, 'has_site_audit', has_site_audit)
          order by created_at desc, id)
        from score_projects where account_id = account_scores.account_id), '[]')`.as('projects'),
      sql<readonly PassedExamsTable['exam'][]>`array(
        select exam from passed_exams where account_id = account_scores.account_id)`.as('exams'),
    ])
    .where('account_id', '=', accountId);
}

type Parts = Awaited<ReturnType<ReturnType<typeof selectParts>['executeTakeFirstOrThrow']>>;

function toScored({ max_projects, scored_at, projects, exams }: Parts, agency: AgencyProgress | null): Scored {
  const certs = { agency: exams.includes('agency'), tool: exams.includes('tool') };
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
  return {
    agency,
    score: {
      project: project === undefined ? null : { domain: project.domain, name: project.name },
      hasSiteAudit,
      canSetupSiteAudit: project !== undefined && !hasSiteAudit,
      limits: { max: max_projects, name: 'projects', used: projects.length },
      score,
      scoredAt: score === null ? null : (scored_at?.toISOString() ?? null),
      certs,
      passedDescription: agency?.passedDescription ?? false,
      successStories: agency?.stories ?? 0,
    },
  };
}

/** Whether this score is already stored, along with the time of its last change. */
function isStored({ score: { score, scoredAt }, agency }: Scored): boolean {
  return score === null || (score === agency?.score && scoredAt !== null);
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
  const name = storedLine(input.name);
  if (domain === null) throw invalidFields({ path: 'domain', code: 'domainFormat', message: 'is not a domain' });
  if (name === '') throw invalidFields({ path: 'name', code: 'required', message: 'is required' });
  return await transact(db, async (trx) => {
    await lockScore(trx, accountId);
    const { max_projects: most, projects } = await selectParts(trx, accountId).executeTakeFirstOrThrow();
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
export async function lockScore(trx: Kysely<Database>, accountId: string): Promise<{ readonly max_projects: number }> {
  await trx
    .insertInto('account_scores')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await trx
    .selectFrom('account_scores')
    .select('max_projects')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A lower-case domain without `www.`; null if invalid, or for a URL with more than a domain (ENT-34). */
function toDomain(text: string): string | null {
  return /[/?#:@]/.test(text) ? null : domainOfWebsite(text) || null;
}
