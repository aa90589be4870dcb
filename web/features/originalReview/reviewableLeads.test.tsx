import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PAUSE_MS } from '../../relay/useSearchAnswer.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { keepDraft } from '../form/keptDraft.ts';
import { ReviewChooser } from './ReviewChooser.tsx';
import { REVIEW_DRAFT } from './reviewDraft.ts';
import { answer } from './testing/answer.ts';

function reviewableLead(index: number) {
  const answeredAt = '2026-11-20T10:00:00.000Z';
  return {
    leadId: `lead-${index}`,
    name: `Lead ${index}`,
    company: null,
    domain: null,
    answeredAt,
    reviewStatus: null,
  };
}

function pageOf(leads: readonly object[], endCursor: string | null = null) {
  return { edges: leads.map((node) => ({ node })), pageInfo: { hasNextPage: endCursor !== null, endCursor } };
}

it('a longer list of reviewable leads is searched by name, company and domain, in place (P-33)', async () => {
  const page = await renderPage(<ReviewChooser onClose={vi.fn()} />);
  const leads = Array.from({ length: 12 }, (_, index) => ({
    ...reviewableLead(index),
    company: index === 7 ? 'Harbor & Pine' : index === 9 ? 'Kraków Straßenbau' : null,
    domain: index === 3 ? 'tern.example' : null,
  }));
  await answer(page, { Viewer: () => ({ reviewableLeads: pageOf(leads), reviewSummary: null }) });
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6).trim());
  expect(shown()).toHaveLength(12);
  const search = screen.getByRole('searchbox', { name: 'Search leads' });
  expect(document.activeElement).toBe(search);
  await userEvent.type(search, 'pine harbor');
  expect(shown()).toEqual(['Lead 7']);
  await userEvent.clear(search);
  await userEvent.type(search, 'tern');
  expect(shown()).toEqual(['Lead 3']);
  await userEvent.clear(search);
  // As in the other searches, also without the accents of a name.
  await userEvent.type(search, 'krakow strassen');
  expect(shown()).toEqual(['Lead 9']);
});

it('marks the leads whose review was typed but not saved, and lists them first (EXT-05)', async () => {
  const typed = { ...REVIEW_DRAFT.model, challenge: 'They were found nowhere.' };
  keepDraft(REVIEW_DRAFT, 'viewer-1:lead-2', typed, Date.now());
  keepDraft(REVIEW_DRAFT, 'viewer-2:lead-1', typed, Date.now());
  const page = await renderPage(<ReviewChooser onClose={vi.fn()} />);
  const leads = [{ ...reviewableLead(0), reviewStatus: 'CREATED' }, reviewableLead(1), reviewableLead(2)];
  await answer(page, { Viewer: () => ({ id: 'viewer-1', reviewableLeads: pageOf(leads), reviewSummary: null }) });
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(shown.map((text) => [text.slice(0, 6), text.endsWith('Draft')])).toEqual([
    ['Lead 2', true],
    ['Lead 0', true],
    ['Lead 1', false],
  ]);
});

it('the next page of the reviewable leads is read on request, again after a failure (ENT-41)', async () => {
  const page = await renderPage(<ReviewChooser onClose={vi.fn()} />);
  const leads = Array.from({ length: 130 }, (_, index) => reviewableLead(index));
  const viewer = { id: 'viewer-1', reviewSummary: null };
  await answer(page, { Viewer: () => ({ ...viewer, reviewableLeads: pageOf(leads.slice(0, 100), 'hundredth') }) });
  expect(page.environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(page.environment.mock.getMostRecentOperation().request.variables).toMatchObject({ after: 'hundredth' });
  await answer(page, new Error('broken'));
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(page, { Viewer: () => ({ ...viewer, reviewableLeads: pageOf(leads.slice(100)) }) });
  expect(screen.getAllByRole('listitem')).toHaveLength(130);
  // The button is gone, so the first lead that it added has the focus.
  expect(document.activeElement?.textContent).toMatch(/^Lead 100/);
  const search = screen.getByRole('searchbox', { name: 'Search leads' });
  await userEvent.type(search, 'lead 129');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('a list of which only the first page is read is searched by the gateway (P-33)', async () => {
  vi.useFakeTimers();
  try {
    const page = await renderPage(<ReviewChooser onClose={vi.fn()} />);
    const leads = Array.from({ length: 100 }, (_, index) => reviewableLead(index));
    await answer(page, { Viewer: () => ({ reviewSummary: null, reviewableLeads: pageOf(leads, 'hundredth') }) });
    const type = (value: string) => {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search leads' }), { target: { value } });
      act(() => void vi.advanceTimersByTime(PAUSE_MS));
    };
    const shown = () =>
      screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/Accepted.*/, ''));
    type('lead 77');
    // Until it has answered: those that have been read.
    expect(shown()).toEqual(['Lead 77']);
    expect(page.environment.mock.getMostRecentOperation().request.variables).toEqual({ pattern: 'lead 77' });
    const reviewableLeads = { totalCount: 101, nodes: [reviewableLead(770)] };
    await answer(page, { Viewer: () => ({ reviewableLeads }) });
    expect(shown()).toEqual(['Lead 770']);
    expect(screen.getByText('101 leads')).toBeDefined();
    type('lead 8');
    await answer(page, new Error('broken'));
    expect(screen.getByText(/Something went wrong/)).toBeDefined();
    expect(shown()).toContain('Lead 88');
  } finally {
    vi.useRealTimers();
  }
});

it('without reviews and leads to ask, says who can write one, and leads to the leads (EXT-19, STA-49)', async () => {
  const page = await renderPage(<ReviewChooser onClose={vi.fn()} />);
  const summary = { rating: null, count: 0, originalStatus: 'NO_DRAFTS', googleStatus: 'EMPTY' };
  const reviewableLeads = { edges: [], pageInfo: { hasNextPage: false } };
  await answer(page, { Viewer: () => ({ reviewableLeads }), OwnReviewSummary: () => summary });
  expect(
    screen.getByText('You have 0 reviews. You have no Google reviews. Clients of accepted leads can review you.'),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Leads' }).getAttribute('href')).toBe('/profile/leads');
});

it('the summary behind the dialog is read again once a review is closed, which may be a draft now (STA-50)', async () => {
  const onClose = vi.fn();
  const page = await renderPage(<ReviewChooser onClose={onClose} />);
  await answer(page, { Viewer: () => ({ reviewableLeads: pageOf([reviewableLead(0)]), reviewSummary: null }) });
  await userEvent.click(screen.getByRole('button', { name: /^Lead 0/ }));
  const execute = vi.spyOn(page.environment.getNetwork(), 'execute');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(execute.mock.calls.map(([{ name }]) => name)).toEqual(['ReviewChooserNumbersQuery']);
});

it('a list of reviewable leads that cannot be read closes with a notice (ERR-19)', async () => {
  const onClose = vi.fn();
  const page = await renderPage(<ReviewChooser onClose={onClose} />);
  await answer(page, new Error('broken'));
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong. Try again.');
  expect(onClose).toHaveBeenCalledOnce();
});
