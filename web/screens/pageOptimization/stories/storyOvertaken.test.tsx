import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import { answer, press, sent } from '../testing/managerPage.tsx';
import { showPage, storyData } from '../testing/optimizationPage.tsx';

const OLD = storyData('A');
const NEWER = { ...OLD, result: 'Saved by a colleague. '.repeat(4).trim(), revision: 'A-2' };
const MINE = 'Typed in this window. '.repeat(4).trim();
const STORY = { id: OLD.id, challenge: MINE, result: NEWER.result };

function field(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(name);
}

async function saveAndBeRefused(page: Awaited<ReturnType<typeof showPage>>) {
  await press('Publish');
  expect(sent(page)).toMatchObject([{ name: 'useSaveStoryMutation', input: { revision: 'A-1', challenge: MINE } }]);
  await answer(page, {
    saveStory: {
      story: NEWER,
      viewer: {
        id: 'viewer-1',
        pageOptimization: { stories: [NEWER], awards: [], clientLogos: [] },
        score: { score: 2.5 },
      },
      errors: [{ code: 'STORY_CHANGED', path: null }],
    },
  });
}

async function expectBoth(page: Awaited<ReturnType<typeof showPage>>) {
  expect(screen.getByText(/^This story was saved elsewhere/)).toBeDefined();
  expect([field('Challenge').value, field('Result').value]).toEqual([MINE, NEWER.result]);
  await press('Publish');
  expect(sent(page)).toMatchObject([{ name: 'useSaveStoryMutation', input: { ...STORY, revision: 'A-2' } }]);
  expect(screen.queryByText(/^This story was saved elsewhere/)).toBeNull();
}

it('keeps what was saved elsewhere while a story was edited, and what was typed (RST-26)', async () => {
  const page = await showPage([OLD], `?stories=${OLD.id}`);
  await screen.findByRole('dialog');
  fireEvent.change(field('Challenge'), { target: { value: MINE } });
  await saveAndBeRefused(page);
  await expectBoth(page);
});

it('keeps what was saved since a restored draft was typed', async () => {
  const before = await showPage([OLD], `?stories=${OLD.id}`);
  await screen.findByRole('dialog');
  fireEvent.change(field('Challenge'), { target: { value: MINE } });
  await press('Publish');
  await answer(before, new NetworkError('lost'));
  before.unmount();
  const page = await showPage([NEWER], `?stories=${OLD.id}`);
  await screen.findByRole('dialog');
  await saveAndBeRefused(page);
  await expectBoth(page);
});
