import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { OTHER_OPTION } from '../../../domain/dealAnswer.ts';
import { inPriceCurrency } from '../../i18n/money.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { DealDialog } from './DealDialog.tsx';
// Loaded here, so that loading it does not count towards a test's time limit.
import './DealForm.tsx';

it('a deal shows a skeleton while it loads, then its facts (STA-56)', async () => {
  const { environment } = await renderPage(<DealDialog dealUuid="deal-1" onClose={vi.fn()} />);
  const dialog = screen.getByRole('dialog', { name: 'Confirm a deal' });
  expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull();
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Deal: () => ({
          canAnswer: false,
          name: 'Harbor & Pine',
          budget: null,
          projectDuration: null,
          status: 'CONFIRMED',
          answer: 'YES',
        }),
      }),
    );
    await Promise.resolve();
  });
  const shown = screen.getByRole('dialog', { name: 'Confirm a deal' });
  expect(shown.querySelector('[aria-busy="true"]')).toBeNull();
  expect(screen.getByText('Harbor & Pine')).toBeDefined();
});

it('deletes what was kept for a deal that was answered elsewhere (EXT-05)', async () => {
  localStorage.setItem('deal:viewer-1:deal-1', '{}');
  localStorage.setItem('deal:viewer-1:deal-2', '{}');
  const { environment } = await renderPage(<DealDialog dealUuid="deal-1" onClose={vi.fn()} />);
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ id: 'viewer-1' }),
        Deal: () => ({ id: 'deal-1', canAnswer: false, budget: null, projectDuration: null, status: 'CONFIRMED' }),
      }),
    );
    await Promise.resolve();
  });
  expect(Object.keys(localStorage)).toEqual(['deal:viewer-1:deal-2']);
});

it('does not offer a reported value if none was reported (P-16)', async () => {
  const { environment } = await renderPage(<DealDialog dealUuid="deal-1" onClose={vi.fn()} />);
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ id: 'viewer-1' }),
        Deal: () => ({
          id: 'deal-1',
          canAnswer: true,
          budget: inPriceCurrency(4_200),
          projectDuration: null,
          status: 'PENDING',
        }),
        FilterCatalogue: () => ({
          budgets: [
            { id: 'budget-1', key: '1', from: inPriceCurrency(0), to: inPriceCurrency(1_000) },
            { id: 'budget-6', key: '6', from: inPriceCurrency(25_000), to: null },
          ],
          projectDurations: [],
        }),
      }),
    );
    await Promise.resolve();
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes, we won it' }));
  const options = (name: string) =>
    [...screen.getByLabelText(name).querySelectorAll('option')].map(({ textContent }) => textContent);
  // The budgets have the names that they have in the profile.
  expect(options('Deal budget')).toEqual(['As reported', 'Up to $1,000', 'Over $25,000', 'Other budget']);
  expect(options('Project duration')).toEqual(['Not given', 'Other duration']);
});

it('accepts no changes while the answer is sent, because it closes afterwards (EXT-05)', async () => {
  const { environment } = await renderPage(<DealDialog dealUuid="deal-1" onClose={vi.fn()} />);
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ id: 'viewer-1' }),
        Deal: () => ({ id: 'deal-1', canAnswer: true, budget: null, projectDuration: null, status: 'PENDING' }),
        FilterCatalogue: () => ({ budgets: [], projectDurations: [] }),
      }),
    );
    await Promise.resolve();
  });
  const [yes, other] = await screen.findAllByRole<HTMLInputElement>('radio');
  if (!yes || !other) throw new Error('The question has no answers');
  fireEvent.click(yes);
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  fireEvent.click(other);
  expect(other.checked).toBe(false);
});

it('sends what is shown, not what was entered for another answer (ENT-52)', async () => {
  const { environment } = await renderPage(<DealDialog dealUuid="deal-1" onClose={vi.fn()} />);
  await act(async () => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ id: 'viewer-1' }),
        Deal: () => ({ id: 'deal-1', canAnswer: true, budget: null, projectDuration: null, status: 'PENDING' }),
        FilterCatalogue: () => ({
          budgets: [{ id: 'budget-3', key: '3', from: inPriceCurrency(5_000), to: null }],
          projectDurations: [],
        }),
      }),
    );
    await Promise.resolve();
  });
  const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  const visible = 'The client wants to decide in spring, after the fair, together with us.';
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes, we won it' }));
  fireEvent.change(screen.getByLabelText('Deal budget'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Project duration'), { target: { value: String(OTHER_OPTION) } });
  write('A year');
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  write('Hidden');
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
  write(visible);
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
    dealId: 'deal-1',
    answer: 'OTHER',
    budgetId: null,
    budgetOther: null,
    projectDurationId: null,
    projectDurationOther: null,
    comment: visible,
  });
});

it.each([
  ['keeps a text that was typed', 'They want to decide in spring, after the fair, together with us.', 1],
  ['closes if nothing was typed', '', 0],
])('a deal that was answered elsewhere meanwhile %s (EXT-05)', async (_name, typed, dialogs) => {
  const onClose = vi.fn();
  const { environment } = await renderPage(<DealDialog dealUuid="deal-1" onClose={onClose} />);
  const answer = (resolvers: MockPayloadGenerator.MockResolvers) =>
    act(async () => {
      environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation, resolvers));
      await Promise.resolve();
    });
  await answer({
    Viewer: () => ({ id: 'viewer-1' }),
    Deal: () => ({ id: 'deal-1', canAnswer: true, budget: null, projectDuration: null, status: 'PENDING' }),
    FilterCatalogue: () => ({ budgets: [], projectDurations: [] }),
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'No' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await answer({
    AnswerDealPayload: () => ({ deal: null, errors: [{ code: 'DEAL_ANSWERED' }] }),
  });
  expect(screen.getByText('This deal was already answered.')).toBeDefined();
  expect(onClose).toHaveBeenCalledTimes(1 - dialogs);
  if (typed === '') return;
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(typed);
  const close = screen.getByText('Close', { selector: 'footer *' }).closest('button');
  expect([screen.queryByRole('button', { name: 'Send answer' }), document.activeElement]).toEqual([null, close]);
  fireEvent.click(close ?? document.body);
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
});

describe('an answer clicked on the card', () => {
  async function openWith(answer: string, isReload = false) {
    const card = (
      <Link to="/deal" state={answer}>
        Card
      </Link>
    );
    const page = await renderPage(
      () => [
        { path: '/', element: card },
        { path: '/deal', element: <DealDialog dealUuid="deal-1" onClose={vi.fn()} /> },
      ],
      isReload ? { path: { pathname: '/deal', state: answer } } : {},
    );
    await act(async () => {
      if (!isReload) fireEvent.click(screen.getByRole('link', { name: 'Card' }));
      await Promise.resolve();
    });
    await act(async () => {
      page.environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Viewer: () => ({ id: 'viewer-1' }),
          Deal: () => ({ id: 'deal-1', canAnswer: true, budget: null, projectDuration: null, status: 'PENDING' }),
          FilterCatalogue: () => ({ budgets: [], projectDurations: [] }),
        }),
      );
      await Promise.resolve();
    });
    const answers = await screen.findAllByRole<HTMLInputElement>('radio');
    return { ...page, selected: () => answers.filter(({ checked }) => checked).map(({ value }) => value) };
  }
  const isRestored = () => screen.queryByText(/^We restored your unsaved changes/) !== null;

  it('is selected, also if another one was kept with what else was entered (EXT-05)', async () => {
    const first = await openWith('yes');
    fireEvent.change(screen.getByLabelText('Deal budget'), { target: { value: String(OTHER_OPTION) } });
    first.unmount();
    const { selected } = await openWith('no');
    expect([selected(), isRestored()]).toEqual([['no'], true]);
    fireEvent.click(screen.getByRole('radio', { name: 'Yes, we won it' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Deal budget').value).toBe(String(OTHER_OPTION));
  });

  it('replaces one that was kept without anything else (EXT-05)', async () => {
    const first = await openWith('yes');
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    first.unmount();
    const { selected } = await openWith('no');
    expect([selected(), isRestored()]).toEqual([['no'], false]);
    expect(localStorage).toHaveLength(0);
  });

  it('does not replace a later one from the form after a reload (EXT-05)', async () => {
    const first = await openWith('yes');
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    first.unmount();
    const { selected } = await openWith('yes', true);
    expect([selected(), isRestored()]).toEqual([['other'], true]);
  });
});
