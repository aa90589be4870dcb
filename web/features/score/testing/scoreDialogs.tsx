import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { vi } from 'vitest';
import { SCORE_WEIGHTS } from '../../../../domain/score.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ScoreDialogs } from '../ScoreDialogs.tsx';

/** A score that lacks only an audit, a story and an exam; one of three projects is used. */
export function scoreData(patch: object = {}) {
  const part = (name: string, points: number, maximum: number) => ({ name, points, maximum });
  return {
    __typename: 'AgencyScore',
    score: 3.4,
    scoredAt: '2026-11-20T10:00:00.000Z',
    parts: [
      part('DESCRIPTION', 0, SCORE_WEIGHTS.description),
      part('SUCCESS_STORIES', 0.8, SCORE_WEIGHTS.successStories),
      part('PROJECT', 1, SCORE_WEIGHTS.project),
      part('SITE_AUDIT', 0, SCORE_WEIGHTS.siteAudit),
      part('TOOLKIT_EXAM', 0.6, SCORE_WEIGHTS.toolkitExam),
      part('AGENCIES_EXAM', 0, SCORE_WEIGHTS.agenciesExam),
    ],
    project: { domain: 'acme.example' },
    projectLimits: { max: 3, used: 1 },
    successStories: 2,
    canSetUpSiteAudit: true,
    ...patch,
  };
}

/** Opens the score as a dialog. */
export async function showScore(score: object | null = scoreData(), basePath = '') {
  const onClose = vi.fn();
  const page = await renderPage(<ScoreDialogs onClose={onClose} />, { basePath });
  const { environment } = page;
  const operation = (name: string) =>
    environment.mock.getAllOperations().findLast(({ request }) => request.node.params.name === name);
  const answer = async (name: string, types: Parameters<typeof MockPayloadGenerator.generate>[1] | Error) => {
    const sent = operation(name);
    if (!sent) throw new Error(`${name} was not sent`);
    await act(async () => {
      if (types instanceof Error) environment.mock.reject(sent, types);
      else environment.mock.resolve(sent, MockPayloadGenerator.generate(sent, types));
      await Promise.resolve();
    });
  };
  await answer('ScoreDialogsQuery', { Viewer: () => ({ id: 'viewer-1', score }) });
  await screen.findByRole('dialog', { name: 'Directory score' });
  return {
    ...page,
    onClose,
    answer,
    sent: (name: string): unknown => operation(name)?.request.variables['input'],
  };
}

/** The name, state and points of a part of the score. */
export function rowOf(name: string): HTMLElement {
  const row = screen.getAllByRole('listitem').find((item) => item.querySelector('strong')?.textContent === name);
  if (!row) throw new Error(`There is no part ${name}`);
  return row;
}
