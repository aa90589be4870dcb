import { domainOfWebsite } from '../../domain/website.ts';
import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { ScoreErrorCode, ScoreUserError, SetUpScoreProjectInput } from '../schema.types.ts';
import { postScoreProject } from './dashboard.rest.ts';

const MESSAGES: Readonly<Record<ScoreErrorCode, string>> = {
  REQUIRED: 'A website is required.',
  INVALID_WEBSITE: 'This is no address of a website.',
  PROJECTS_LIMIT_REACHED: 'The account has as many projects as it may have.',
};

function refused(code: ScoreErrorCode): { viewer: null; errors: ScoreUserError[] } {
  return {
    viewer: null,
    errors: [{ code, message: MESSAGES[code], path: code === 'PROJECTS_LIMIT_REACHED' ? null : ['website'] }],
  };
}

/** Creates the project of the score, named after its domain (ENT-34). */
export async function setUpScoreProject({ website }: SetUpScoreProjectInput, context: Context) {
  const domain = domainOfWebsite(website);
  if (domain === '') return refused('REQUIRED');
  if (domain === null) return refused('INVALID_WEBSITE');
  try {
    await postScoreProject(context.rest, { domain, name: domain });
    return { viewer: viewerOf(context), errors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === 'PROJECTS_LIMIT_REACHED') return refused('PROJECTS_LIMIT_REACHED');
    if (error.status === 422) return refused('INVALID_WEBSITE');
    throw error;
  }
}
