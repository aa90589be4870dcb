import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import type { RefusedAnswer } from '../../../../domain/reviewAnswerForm.ts';
import { GatewayError } from '../../../relay/errors.ts';
import { PostedContext } from '../../../site/posted.ts';
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

it('keeps what was entered for a reload, until the answer is sent', async () => {
  const show = () => hydrateAfter(<ReviewAnswerForm uuid="review-1" />, () => undefined);
  const before = await show();
  await userEvent.type(author(), 'Edda');
  await userEvent.type(company(), 'Boots');
  await userEvent.click(stars(4));
  await confirm();
  act(() => before.mock.rejectMostRecentOperation(new Error('offline')));
  document.body.replaceChildren();
  const after = await show();
  expect([author().value, company().value, stars(4).checked]).toEqual(['Edda', 'Boots', true]);
  await confirm();
  await act(async () => {
    after.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation));
    await Promise.resolve();
  });
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['UPSTREAM_ERROR', "We couldn't send your answer. Try again."],
  ['RATE_LIMITED', 'Too many answers were sent from your network. Try again later.'],
])('says why the answer was not sent: %s', async (code, text) => {
  const environment = await hydrateAfter(<ReviewAnswerForm uuid="review-1" />, () => undefined);
  await userEvent.type(author(), 'Edda');
  await userEvent.click(stars(4));
  await confirm();
  await act(async () => environment.mock.rejectMostRecentOperation(new GatewayError(code, null)));
  expect(screen.getByText(text)).toBeDefined();
});

it.each([
  [null, 'Enter a name with 2 to 100 characters.'],
  ['failure', "We couldn't send your answer. Try again."],
  ['tooMany', 'Too many answers were sent from your network. Try again later.'],
] as const)(
  'shows an answer posted without JavaScript with the reason why it was refused: %s',
  async (failure, text) => {
    const answer = { decision: 'confirm', author: 'E', company: 'Boots', rating: 4 } as const;
    const posted: RefusedAnswer = { review: 'review-1', answer, failure };
    const form = (
      <PostedContext value={posted}>
        <ReviewAnswerForm uuid="review-1" />
      </PostedContext>
    );
    await hydrateAfter(form, () => undefined);
    expect([author().value, company().value, stars(4).checked]).toEqual(['E', 'Boots', true]);
    expect(screen.getByText(text)).toBeDefined();
    expect(author().form?.getAttribute('action')).toBe('/review/review-1');
  },
);
