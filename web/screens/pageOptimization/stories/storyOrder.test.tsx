import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import { answer, press, sent } from '../testing/managerPage.tsx';
import { showPage, shownStories, storyData } from '../testing/optimizationPage.tsx';

const A = storyData('A');
const B = storyData('B');
const C = storyData('C', 'DRAFT');

function orderInput(...stories: { id: string }[]) {
  return { name: 'useStoryOrderMutation', input: { storyIds: stories.map(({ id }) => id) } };
}

function ordered(stories: readonly object[] | null) {
  if (!stories) return { orderStories: null };
  return {
    orderStories: {
      viewer: { id: 'viewer-1', pageOptimization: { stories, awards: [], clientLogos: [] } },
      errors: [],
    },
  };
}

const refusedOrder = { orderStories: { viewer: null, errors: [{ code: 'STORY_NOT_FOUND' }] } };

describe('the order of the stories (EXT-16)', () => {
  it('shows at once and is stored with one request per move, one at a time', async () => {
    const page = await showPage([A, B, C]);
    await press('Move C up');
    await press('Move C up');
    expect(shownStories()).toEqual(['C', 'A', 'B']);
    expect(screen.getByText('C is now 1 of 3.')).toBeDefined();
    expect(sent(page)).toEqual([orderInput(A, C, B)]);
    await answer(page, ordered([A, C, B]));
    expect(sent(page)).toEqual([orderInput(C, A, B)]);
    await answer(page, ordered([C, A, B]));
    expect(shownStories()).toEqual(['C', 'A', 'B']);
    expect(sent(page)).toEqual([]);
  });

  it('is reverted after a failure', async () => {
    const page = await showPage([A, B]);
    await press('Move A down');
    expect(shownStories()).toEqual(['B', 'A']);
    await answer(page, new NetworkError('gone'));
    expect(shownStories()).toEqual(['A', 'B']);
    expect(page.notices.getState().active?.kind).toBe('error');
  });

  it('is stored without a story that was removed elsewhere, which disappears', async () => {
    const page = await showPage([A, B, C]);
    await press('Move A down');
    await answer(page, refusedOrder);
    expect(sent(page)).toMatchObject([{ name: 'useStoryOrderQuery' }]);
    await answer(page, { viewer: { id: 'viewer-1', pageOptimization: { stories: [A, C] } } });
    expect(sent(page)).toEqual([orderInput(A, C)]);
    await answer(page, ordered([A, C]));
    expect(shownStories()).toEqual(['A', 'C']);
    expect(page.notices.getState().active).toBeNull();
  });

  it('is reverted if it was refused and the list cannot be read', async () => {
    const page = await showPage([A, B]);
    await press('Move A down');
    await answer(page, refusedOrder);
    await answer(page, new NetworkError('gone'));
    expect(sent(page)).toEqual([]);
    expect(shownStories()).toEqual(['A', 'B']);
    expect(page.notices.getState().active?.kind).toBe('error');
  });

  it('cannot be changed if the upstream cannot store it', async () => {
    const page = await showPage([A, B]);
    await press('Move A down');
    await answer(page, ordered(null));
    expect(shownStories()).toEqual(['A', 'B']);
    expect(screen.queryByRole('button', { name: 'Move A down' })).toBeNull();
    expect(screen.getByText("Stories and images can't be reordered right now.")).toBeDefined();
  });
});
