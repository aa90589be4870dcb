import { readProject } from '../../domain/projects/scoreProject.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { ScoreErrorCode, ScoreUserError, SetUpScoreProjectInput } from '../schema.types.ts';
import { postScoreProject, postSiteAudit } from './dashboard.rest.ts';

const MESSAGES: Readonly<Record<ScoreErrorCode, string>> = {
  REQUIRED: 'A website is required.',
  INVALID_WEBSITE: 'This is not the address of a website.',
  TOO_LONG: 'The name is too long.',
  PROJECTS_LIMIT_REACHED: 'The account has the maximum number of projects.',
  NO_PROJECT: 'The account has no project to audit.',
  NOT_AVAILABLE: 'The upstream does not support this.',
};

function refused(code: ScoreErrorCode, field: string | null = null): ScoreUserError {
  return { code, message: MESSAGES[code], path: field === null ? null : [field] };
}

/** Creates the project of the score, by default named after its domain (ENT-34). */
export async function setUpScoreProject({ website, name }: SetUpScoreProjectInput, context: Context) {
  const { project, faults } = readProject({ website, name: name ?? '' });
  if (!project) return { viewer: null, errors: faults.map(({ code, path }) => refused(code, path)) };
  try {
    await postScoreProject(context.rest, project);
    return { viewer: viewerOf(context), errors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === 'PROJECTS_LIMIT_REACHED') return { viewer: null, errors: [refused('PROJECTS_LIMIT_REACHED')] };
    if (error.status !== 422) throw error;
    const isName = error.fields[0]?.path === 'name';
    return { viewer: null, errors: [isName ? refused('TOO_LONG', 'name') : refused('INVALID_WEBSITE', 'website')] };
  }
}

/** Starts the audit of the score's project. */
export async function setUpSiteAudit(context: Context) {
  try {
    await postSiteAudit(context.rest);
    return { viewer: viewerOf(context), errors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === 'NO_PROJECT') return { viewer: null, errors: [refused('NO_PROJECT')] };
    if (error.status !== 404) throw error;
    return { viewer: null, errors: [refused('NOT_AVAILABLE')] };
  }
}
