import { screen } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { createScreens } from '../../../app/portalScreens.ts';
import pageQuery from '../../../relay/__generated__/PageOptimizationScreenQuery.graphql.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
// Lazy chunks; importing them here makes them available at once.
import '../PageOptimizationScreen.tsx';
import '../stories/StoryDialog.tsx';

export interface StoryData {
  readonly id: string;
  readonly name: string;
  readonly status: 'DRAFT' | 'PUBLISHED';
}

export function storyData(name: string, status: StoryData['status'] = 'PUBLISHED'): StoryData & object {
  const text = `${name} `.repeat(30).trim();
  return {
    __typename: 'SuccessStory',
    id: `story-${name}`,
    name,
    status,
    year: 2025,
    duration: 6,
    budget: { amount: 5_000, currency: 'USD' },
    challenge: text,
    solution: text,
    result: text,
    revision: `${name}-1`,
  } as StoryData;
}

export interface ShownPage extends RenderedPage {
  readonly environment: MockEnvironment;
  /** Answers the page's last read. */
  readonly answerRead: () => void;
}

/** Opens the screen with these stories and a query string. At first the field `failing` of the viewer cannot be read. */
export async function showPage(
  stories: readonly StoryData[],
  address = '',
  failing?: string,
  originalStatus: 'NO_DRAFTS' | 'HAS_DRAFTS' = 'NO_DRAFTS',
): Promise<ShownPage> {
  const environment = createMockEnvironment();
  const payload = (operation: OperationDescriptor) =>
    MockPayloadGenerator.generate(operation, {
      Viewer: () => ({
        id: 'viewer-1',
        score: { score: 2.5 },
        pageOptimization: { stories, awards: [], clientLogos: [] },
      }),
      OwnReviewSummary: () => ({ rating: 4.6, count: 58, originalStatus, googleStatus: null }),
    });
  environment.mock.queuePendingOperation(pageQuery, {});
  environment.mock.queueOperationResolver((operation) => {
    const { data } = payload(operation) as { data: { viewer: Record<string, unknown> } };
    if (failing === undefined) return { data };
    const errors = [{ message: 'down', path: ['viewer', failing] }];
    return { data: { viewer: { ...data.viewer, [failing]: null } }, errors };
  });
  const page = await renderPage((mock, i18n) => createScreens(mock, i18n), {
    path: `/profile/page-optimization${address}`,
    environment,
  });
  await screen.findByRole('heading', { level: 1, name: 'Page optimization' }, { timeout: 10_000 });
  return { ...page, environment, answerRead: () => environment.mock.resolveMostRecentOperation(payload) };
}

/** Names of the stories in display order. */
export function shownStories(): string[] {
  return Array.from(
    screen.getByRole('list', { name: 'Success stories' }).querySelectorAll('strong'),
    ({ textContent }) => textContent,
  );
}
