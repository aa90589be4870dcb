import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import { answerMutation, failMutation, hold } from '../testing/answering.ts';
import { acceptedLead, aConnection, announceList, COUNTERS } from '../testing/leadsPage.tsx';
import { ada, bo, opened, press, showFirst } from '../testing/walking.ts';

describe('in the list of all leads, once the last lead to answer of a page is answered', () => {
  const unanswered = { ...ada, notes: [] };
  const answered = acceptedLead({ ...unanswered, status: 'ACCEPTED' });

  /** The page, in a list with `pending` leads to answer. */
  function pageOf(lead: unknown, pending: number) {
    return aConnection([lead], {
      totalCount: 14,
      pages: 2,
      statusCounters: { ...COUNTERS, all: 50 + pending, pending },
    });
  }

  /** Accepts the lead. The list is refetched, and the upstream still counts it as one of `pending` leads to answer. */
  async function acceptLast(pending: number): Promise<RenderedPage> {
    const page = await showFirst('', pageOf(unanswered, pending));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    announceList(page.environment, '', pageOf(unanswered, pending));
    if (pending > 1) announceList(page.environment, '?status=pending', aConnection([unanswered, bo]));
    await press(page, 'a');
    return page;
  }

  it('opens the first one that waits elsewhere, in the list of leads to answer', async () => {
    const page = await acceptLast(2);
    await waitFor(() => expect(opened()).toBe('Bo'));
    expect(page.address()).toBe('/profile/leads?status=pending&lead=bo');
    await page.goBack();
    await waitFor(() => expect(page.address()).toBe('/profile/leads?lead=ada'));
  });

  it('opens it once the answer is sent, if the list may have counted that one', async () => {
    const page = await acceptLast(1);
    expect(page.address()).toBe('/profile/leads?lead=ada');
    await hold();
    announceList(page.environment, '', pageOf(answered, 1));
    announceList(page.environment, '?status=pending', aConnection([bo]));
    await answerMutation(page, { lead: answered, errors: [] });
    await waitFor(() => expect(opened()).toBe('Bo'));
  });

  it('stays if no other one waits', async () => {
    const page = await acceptLast(1);
    await hold();
    announceList(page.environment, '', pageOf(answered, 0));
    await answerMutation(page, { lead: answered, errors: [] });
    await screen.findByRole('link', { name: 'All 50' });
    expect(page.address()).toBe('/profile/leads?lead=ada');
  });

  it('stays if the answer could not be sent', async () => {
    const page = await acceptLast(1);
    await hold();
    announceList(page.environment, '', pageOf(unanswered, 3));
    await failMutation(page, 'UPSTREAM_ERROR');
    await screen.findByRole('link', { name: 'All 53' });
    expect(page.address()).toBe('/profile/leads?lead=ada');
    expect(screen.getAllByText("Your answer wasn't sent")).toHaveLength(2);
  });
});
