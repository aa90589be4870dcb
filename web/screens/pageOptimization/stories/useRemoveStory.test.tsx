import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { GatewayError } from '../../../relay/errors.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { useRemoveStory } from './useRemoveStory.ts';

function Remover() {
  const [remove] = useRemoveStory();
  return (
    <button type="button" onClick={() => void remove({ id: 'story-1', name: 'Harbor' }, () => undefined)}>
      Remove
    </button>
  );
}

/** Removes the story and follows Undo. `answer` answers the latest mutation. */
async function removeAndUndo() {
  const { environment } = await renderPage(<Remover />);
  const last = () => environment.mock.getMostRecentOperation();
  const answer = (payload: object) =>
    act(async () => {
      const operation = last();
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { Mutation: () => ({ removeStory: payload, restoreStory: payload }) }),
      );
      await Promise.resolve();
    });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await answer({ viewer: null, errors: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  return { environment, last, answer };
}

it('offers Undo again if the story could not be restored (STA-42)', async () => {
  const { environment, last } = await removeAndUndo();
  await act(async () => {
    environment.mock.reject(last(), new GatewayError('UPSTREAM_TIMEOUT', null));
    await Promise.resolve();
  });
  expect(await screen.findByRole('alert')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(last().request.node.params.name).toBe('useRemoveStoryRestoreMutation');
  expect(last().request.variables).toEqual({ input: { storyId: 'story-1' } });
});

it('says which story can no longer be restored, and offers no Undo (STA-42)', async () => {
  const { answer } = await removeAndUndo();
  await answer({ viewer: null, errors: [{ code: 'STORY_NOT_FOUND' }] });
  expect(within(await screen.findByRole('alert')).getByText("“Harbor” can't be restored anymore.")).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
