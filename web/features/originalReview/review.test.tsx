import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator.js';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { ReviewFlow } from './ReviewFlow.tsx';
import { answer } from './testing/answer.ts';

const NEED = 'Nobody who did not know the name of the shop before ever found it.';

const NO_FILTERS: MockResolvers = {
  FilterCatalogue: () => ({ budgets: [], projectDurations: [], services: [] }),
};

it('a submitted review without a link to share says that the client will be emailed (NTC-12, STA-48)', async () => {
  const onClose = vi.fn();
  const page = await renderPage(<ReviewFlow leadId="lead-1" onClose={onClose} />);
  const review = { canEdit: true, status: 'DRAFT', uuid: null, challenge: NEED, solution: NEED, result: NEED };
  const lead = { name: 'Emma Carter', company: 'Harbor & Pine' };
  await answer(page, {
    Viewer: () => ({ id: 'viewer-1' }),
    Lead: () => lead,
    OriginalReview: () => review,
    ...NO_FILTERS,
  });
  expect(screen.getByText('Emma Carter').parentElement?.textContent).toBe('Emma CarterHarbor & Pine');
  await userEvent.click(screen.getByRole('button', { name: 'Send to client' }));
  await answer(page, { SaveReviewPayload: () => ({ shareUuid: null, errors: [] }) });
  expect(screen.getByText("Review submitted. We'll email your client.")).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});

it('a submitted review loads under the title it will have (STA-44)', async () => {
  const page = await renderPage(<ReviewFlow leadId="lead-1" isSubmitted onClose={vi.fn()} />);
  expect(screen.getByRole('dialog', { name: 'View review' })).toBeDefined();
  const review = { canEdit: false, status: 'PENDING', uuid: 'review-1' };
  await answer(page, { Viewer: () => ({ id: 'viewer-1' }), OriginalReview: () => review, ...NO_FILTERS });
  expect(screen.getByRole('dialog', { name: 'View review' }).textContent).toContain(
    "Review pending. Your client hasn't confirmed it yet.",
  );
});

it('a failure is scrolled into view, because the form is longer than the window (ERR-18)', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const page = await renderPage(<ReviewFlow leadId="lead-1" onClose={vi.fn()} />);
  const review = { canEdit: true, status: 'DRAFT', uuid: null, challenge: NEED, solution: NEED, result: NEED };
  await answer(page, { Viewer: () => ({ id: 'viewer-1' }), OriginalReview: () => review, ...NO_FILTERS });
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await answer(page, new Error('broken'));
  const banner = screen.getByText('Something went wrong. Try again.').closest('[role=alert]');
  expect(scroll.mock.contexts).toEqual([banner]);
});

it('a review accepts no changes while it is sent, because it closes afterwards (EXT-05)', async () => {
  const page = await renderPage(<ReviewFlow leadId="lead-1" onClose={vi.fn()} />);
  const review = { canEdit: true, status: 'DRAFT', uuid: null, challenge: NEED, solution: NEED, result: NEED };
  await answer(page, { Viewer: () => ({ id: 'viewer-1' }), OriginalReview: () => review, ...NO_FILTERS });
  const [challenge] = screen.getAllByRole<HTMLTextAreaElement>('textbox');
  if (!challenge) throw new Error('The form has no text fields');
  await userEvent.type(challenge, ' Typed before.');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await userEvent.type(challenge, ' Typed after.');
  expect(challenge.value).toBe(`${NEED} Typed before.`);
  await answer(page, new Error('broken'));
  await userEvent.type(challenge, ' Typed after.');
  expect(challenge.value).toBe(`${NEED} Typed before. Typed after.`);
});

const SAVED = { services: [], budget: null, projectDuration: null, challenge: '', solution: '', result: '' };
const NEWER = { ...SAVED, challenge: 'Theirs', solution: 'Theirs', revision: 'new' };

async function openReview(saved: object) {
  const page = await renderPage(<ReviewFlow leadId="lead-1" onClose={vi.fn()} />);
  const review = { canEdit: true, status: 'DRAFT', uuid: null, ...saved };
  await answer(page, { Viewer: () => ({ id: 'viewer-1' }), OriginalReview: () => review, ...NO_FILTERS });
  const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
  const type = (text: string) => userEvent.type(screen.getAllByRole('textbox')[0] ?? document.body, text);
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    const { variables } = page.environment.mock.getMostRecentOperation().request;
    return (variables as { input: object }).input;
  };
  const refuse = (code = 'REVIEW_CHANGED') =>
    answer(page, {
      SaveReviewPayload: () => ({ lead: null, shareUuid: null, review: NEWER, errors: [{ code }] }),
    });
  return { texts, type, save, refuse };
}

it('keeps what was saved elsewhere while a review was edited, and what was typed (RST-30)', async () => {
  const { texts, type, save, refuse } = await openReview({ ...SAVED, revision: 'old' });
  await type('Mine');
  expect(await save()).toMatchObject({ challenge: 'Mine', solution: '', revision: 'old' });
  await refuse();
  expect(screen.getByText(/^This review was saved elsewhere/)).toBeDefined();
  expect(texts()).toEqual(['Mine', 'Theirs', '']);
  expect(await save()).toMatchObject({ challenge: 'Mine', solution: 'Theirs', revision: 'new' });
});

it('a review that was submitted elsewhere meanwhile keeps what was typed until it is closed (EXT-05)', async () => {
  const { texts, type, save, refuse } = await openReview({ ...SAVED, revision: 'old' });
  await type('Mine');
  await save();
  await refuse('REVIEW_NOT_EDITABLE');
  expect(screen.getByRole('dialog').textContent).toContain("This review can't be changed anymore.");
  expect(texts()).toEqual(['Mine', '', '']);
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Close');
  await userEvent.keyboard('{Enter}');
  expect(localStorage).toHaveLength(0);
});

it('a draft of a review that was submitted elsewhere is deleted once that is shown (EXT-05)', async () => {
  const { type } = await openReview(SAVED);
  await type('Mine');
  cleanup();
  expect(localStorage).toHaveLength(1);
  const page = await renderPage(<ReviewFlow leadId="lead-1" onClose={vi.fn()} />);
  await answer(page, {
    Viewer: () => ({ id: 'viewer-1' }),
    OriginalReview: () => ({ canEdit: false, status: 'PENDING' }),
    ...NO_FILTERS,
  });
  expect(localStorage).toHaveLength(0);
});

it('a restored draft overwrites nothing that was saved since it was typed (EXT-05, RST-30)', async () => {
  const before = await openReview({ ...SAVED, revision: 'old' });
  await before.type('Mine');
  cleanup();
  const { texts, save, refuse } = await openReview(NEWER);
  expect(texts()).toEqual(['Mine', '', '']);
  expect(await save()).toMatchObject({ challenge: 'Mine', solution: '', revision: 'old' });
  await refuse();
  expect(texts()).toEqual(['Mine', 'Theirs', '']);
  expect(await save()).toMatchObject({ challenge: 'Mine', solution: 'Theirs', revision: 'new' });
});

it("a lead's budget that is not in the catalogue is not sent with the review (ENT-39)", async () => {
  const page = await renderPage(<ReviewFlow leadId="lead-1" onClose={vi.fn()} />);
  await answer(page, {
    Viewer: () => ({ id: 'viewer-1' }),
    OriginalReview: () => ({ canEdit: true, status: 'EMPTY', uuid: null }),
    Money: () => ({ amount: 1_000, currency: 'USD' }),
    Lead: () => ({ services: [], budget: { id: 'budget-own' }, projectDuration: { id: 'duration-2' } }),
    FilterCatalogue: () => ({
      budgets: [{ id: 'budget-1', to: null }],
      projectDurations: [{ id: 'duration-2', from: 1, to: 3 }],
      services: [],
    }),
  });
  expect(screen.getByRole('option', { name: 'Over $1,000' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const { input } = page.environment.mock.getMostRecentOperation().request.variables as { input: object };
  expect(input).toMatchObject({ budgetId: null, projectDurationId: 'duration-2' });
});

it.each([
  ['PUBLISHED', 'View review', "Your client confirmed it. It's on your page."],
  ['NOT_AVAILABLE', 'Ask for a review', 'Accept the lead before you ask for a review.'],
])('a review that is %s is titled by what can be done with it (STA-44)', async (status, title, text) => {
  const page = await renderPage(<ReviewFlow leadId="lead-1" onClose={vi.fn()} />);
  const review = { canEdit: false, status, uuid: null };
  await answer(page, { Viewer: () => ({ id: 'viewer-1' }), OriginalReview: () => review, ...NO_FILTERS });
  expect(screen.getByRole('dialog', { name: title }).textContent).toContain(text);
});
