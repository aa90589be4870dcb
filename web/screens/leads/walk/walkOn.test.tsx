import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import { answerMutation, failMutation, hold } from '../testing/answering.ts';
import {
  acceptedLead,
  aConnection,
  announceList,
  announceSlowList,
  answerSlowList,
  COUNTERS,
  pushActiveLeads,
  showLeads,
} from '../testing/leadsPage.tsx';
import { ada, bo, cy, opened, press, showFirst } from '../testing/walking.ts';

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

describe('once the last lead is answered', () => {
  const list = '?status=pending';
  const rowOf = (name: RegExp) => screen.findByRole('row', { name });

  /** Accepts the only lead of the list, whose answer is about to be sent. */
  async function acceptLast(from = list) {
    const connection = aConnection([{ ...ada, notes: [] }]);
    const page = await showFirst(from, connection);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    announceList(page.environment, from, connection);
    await press(page, 'a');
    return page;
  }

  /** Sends the answer and refetches the list, which then contains `leads`. */
  async function send(page: RenderedPage, leads: readonly unknown[], from = list) {
    await hold();
    announceList(page.environment, from, aConnection(leads, from === list ? {} : { pages: 1 }));
    await answerMutation(page, { lead: acceptedLead({ ...ada, status: 'ACCEPTED', notes: [] }), errors: [] });
  }

  it('opens the lead that has moved up when the answer is sent', async () => {
    const page = await acceptLast();
    await send(page, [bo]);
    await waitFor(() => expect(opened()).toBe('Bo'));
  });

  it.each([
    [
      'opens the first lead of the page before, if its own page has gone',
      true,
      '/profile/leads?status=pending&lead=bo',
    ],
    ['shows the page before, if its own page has gone and no lead is open', false, '/profile/leads?status=pending'],
  ])('%s', async (_case, isOpen, address) => {
    const last = aConnection([ada], { totalCount: 11, pages: 2 });
    const page = await showLeads(`${list}&page=2`, last);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    if (isOpen) {
      await press(page, 'j');
      await waitFor(() => expect(opened()).toBe('Ada'));
      announceList(page.environment, `${list}&page=2`, last);
      await press(page, 'a');
    } else act(() => screen.getByRole('button', { name: 'Accept Ada' }).click());
    await hold();
    announceList(page.environment, `${list}&page=2`, aConnection([], { totalCount: 10, pages: 1 }));
    announceList(page.environment, list, aConnection([bo, cy]));
    await answerMutation(page, { lead: acceptedLead({ ...ada, status: 'ACCEPTED' }), errors: [] });
    await rowOf(/Bo/);
    await waitFor(() => expect(page.address()).toBe(address));
    expect(opened()).toBe(isOpen ? 'Bo' : null);
  });

  it('does not open a lead that arrives later', async () => {
    const page = await acceptLast();
    await send(page, []);
    await screen.findByText('No leads to answer');
    announceList(page.environment, list, aConnection([bo]));
    pushActiveLeads(page, 1);
    await rowOf(/Bo/);
    expect(opened()).toBe('Ada');
    // It has left the list, and cannot be answered again.
    expect(screen.queryByText('decline')).toBeNull();
    expect(page.page.shortcuts.getList().map(({ keys }) => keys)).not.toContain('d');
  });

  it('goes on although the pointer rests on the list, and not to a lead that arrives later', async () => {
    const page = await acceptLast();
    const matches = vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':hover');
    onTestFinished(() => matches.mockRestore());
    await send(page, []);
    await screen.findByText('No leads to answer');
    matches.mockRestore();
    announceList(page.environment, list, aConnection([bo]));
    pushActiveLeads(page, 1);
    await rowOf(/Bo/);
    expect(opened()).toBe('Ada');
  });

  it('stays at the lead if the answer is taken back', async () => {
    const page = await acceptLast();
    await press(page, 'u');
    announceList(page.environment, list, aConnection([ada, bo]));
    pushActiveLeads(page, 1);
    await rowOf(/Bo/);
    expect(opened()).toBe('Ada');
  });

  it('does not open another lead while a note is typed', async () => {
    const page = await acceptLast();
    screen.getByRole('textbox', { name: 'Add a note' }).focus();
    await send(page, [bo]);
    await rowOf(/Bo/);
    expect(opened()).toBe('Ada');
  });

  it.each([
    ['does not open another lead while another list loads', list, [bo]],
    ['does not open the page before while another list loads, if its own page has gone', `${list}&page=2`, []],
  ])('%s', async (_case, from, more) => {
    const page = await acceptLast(from);
    announceSlowList(page.environment, '?status=accepted');
    act(() => screen.getByRole('link', { name: /^Accepted/ }).click());
    const slow = page.environment.mock.getMostRecentOperation();
    await send(page, more, from);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ada/ })).toBeNull());
    answerSlowList(page.environment, slow, aConnection([acceptedLead({ name: 'Done' })]));
    await rowOf(/Done/);
    expect(page.address()).toBe('/profile/leads?status=accepted');
  });

  it('does not open another lead after Escape', async () => {
    const page = await acceptLast();
    await press(page, 'Escape');
    await send(page, [bo]);
    await rowOf(/Bo/);
    expect(opened()).toBeNull();
  });
});
