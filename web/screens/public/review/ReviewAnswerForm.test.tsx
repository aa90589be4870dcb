import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hydrateAfter } from '../../../testing/hydrate.tsx';
import { ReviewAnswerForm } from './ReviewAnswerForm.tsx';

function author() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
}
function company() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Company' });
}
function stars(count: number) {
  return screen.getByRole<HTMLInputElement>('radio', { name: `${count} stars` });
}
function confirm() {
  return userEvent.click(screen.getByRole('button', { name: 'Confirm review' }));
}

it('sends what was entered before and after hydration', async () => {
  const environment = await hydrateAfter(<ReviewAnswerForm uuid="review-1" />, () => {
    author().value = 'Edda';
    stars(4).checked = true;
  });
  expect([author().value, stars(4).checked]).toEqual(['Edda', true]);
  await userEvent.type(author(), ' Wanderer');
  await userEvent.type(company(), 'Boots');
  await confirm();
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { uuid: 'review-1', decision: 'CONFIRM', author: 'Edda Wanderer', company: 'Boots', rating: 4 },
  });
});

it('focuses the first invalid field, and sends nothing', async () => {
  const environment = await hydrateAfter(<ReviewAnswerForm uuid="review-1" />, () => undefined);
  await confirm();
  expect(document.activeElement).toBe(author());
  await userEvent.type(author(), 'Edda');
  await confirm();
  expect(document.activeElement).toBe(stars(5));
  expect(screen.queryByText('Enter a name with 2 to 100 characters.')).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);
});
