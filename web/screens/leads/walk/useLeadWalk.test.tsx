import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import { answerMutation, hold } from '../testing/answering.ts';
import {
  acceptedLead,
  aConnection,
  aLead,
  announceList,
  announceSlowList,
  leadRequests,
  pushActiveLeads,
  showLeads,
} from '../testing/leadsPage.tsx';
import { ada, bo, cy, opened, press, showFirst } from '../testing/walking.ts';

it('goes through the list with J and K, and closes with Escape (EXT-09)', async () => {
  const page = await showLeads('?status=pending', aConnection([ada, bo, cy], { totalCount: 14, pages: 2 }));
  expect(opened()).toBeNull();
  await press(page, 'j');
  await waitFor(() => expect(opened()).toBe('Ada'));
  await press(page, 'j');
  await waitFor(() => expect(opened()).toBe('Bo'));
  expect(screen.getByText('2 of 14')).toBeDefined();
  expect(page.address()).toBe('/profile/leads?status=pending&lead=bo');
  await press(page, 'k');
  await waitFor(() => expect(opened()).toBe('Ada'));
  // No request was needed, because the list had already loaded all fields of its leads.
  expect(leadRequests(page)).toEqual([]);
  await press(page, 'Escape');
  await waitFor(() => expect(opened()).toBeNull());
});

it('continues from the end of a page with the first lead of the next one', async () => {
  const page = await showFirst('', aConnection([cy], { totalCount: 2, pages: 2 }));
  expect(opened()).toBe('Cy');
  announceList(
    page.environment,
    '?page=2',
    aConnection([aLead({ id: 'lead-4', slug: 'dee', name: 'Dee' })], { pages: 2 }),
  );
  await press(page, 'j');
  await waitFor(() => expect(opened()).toBe('Dee'));
  expect(page.address()).toBe('/profile/leads?page=2&lead=dee');
});

it('opens the next lead after an answer, and returns when the answer is undone', async () => {
  const page = await showFirst(
    '?status=pending',
    aConnection([ada, acceptedLead({ id: 'lead-2', slug: 'done', name: 'Done' }), cy]),
  );
  await press(page, 'a');
  await waitFor(() => expect(opened()).toBe('Cy'));
  expect(leadRequests(page)).toEqual([]);
  expect(page.page.shortcuts.getList().filter(({ keys }) => keys === 'u')).toHaveLength(1);
  await press(page, 'u');
  await waitFor(() => expect(opened()).toBe('Ada'));
  expect(screen.getAllByRole('button', { name: 'Accept Ada' })).toHaveLength(2);
});

it('shows the keys to answer only for a lead that can be answered (EXT-09)', async () => {
  const page = await showFirst('', aConnection([ada, acceptedLead({ id: 'lead-2', slug: 'done', name: 'Done' })]));
  expect(screen.getByText('decline')).toBeDefined();
  await press(page, 'j');
  await waitFor(() => expect(opened()).toBe('Done'));
  expect(screen.queryByText('decline')).toBeNull();
  expect(screen.getByText('next, previous')).toBeDefined();
});

it('shows no keys if shortcuts are off, because they do nothing then (EXT-09)', async () => {
  const page = await showFirst('', aConnection([ada]));
  const keys = () => [...document.querySelectorAll('kbd')].map((key) => key.dataset['key'] ?? key.textContent);
  expect(keys()).toEqual(expect.arrayContaining(['/', 'A', 'D', 'J', 'K', '?']));
  act(() => page.page.shortcuts.switchTo(false));
  expect(keys()).toEqual([]);
  await press(page, 'a');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('does not answer while a key is held down', async () => {
  const page = await showFirst('?status=pending', aConnection([ada, bo]));
  await waitFor(() => expect(opened()).toBe('Ada'));
  await act(async () => {
    page.page.shortcuts.handle(new KeyboardEvent('keydown', { key: 'a', repeat: true }));
    await Promise.resolve();
  });
  expect(opened()).toBe('Ada');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('shows the next leads once all leads of a page are answered', async () => {
  const page = await showFirst('?status=pending', aConnection([ada], { totalCount: 2, pages: 2 }));
  await waitFor(() => expect(opened()).toBe('Ada'));
  announceList(page.environment, '?status=pending', aConnection([ada, bo], { totalCount: 2 }));
  await press(page, 'a');
  await waitFor(() => expect(opened()).toBe('Bo'));
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
    act(() =>
      page.environment.mock.resolve(
        slow,
        MockPayloadGenerator.generate(slow, {
          LeadConnection: () => aConnection([acceptedLead({ name: 'Done' })]),
          AccountCounters: () => ({ activeLeads: 1 }),
        }),
      ),
    );
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

it('does not count a double click on Accept as answers to two leads', async () => {
  await showFirst('?status=pending', aConnection([ada, bo, cy]));
  await waitFor(() => expect(opened()).toBe('Ada'));
  const pane = screen.getByRole('complementary', { name: 'Selected lead' });
  const accept = () => pane.querySelector<HTMLElement>('[data-answer="accept"]');
  const clickAt = (timeStamp: number) => {
    const target = accept() ?? pane;
    const click = createEvent.click(target, { detail: 1 });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(target, click);
  };
  clickAt(1_000);
  await waitFor(() => expect(opened()).toBe('Bo'));
  clickAt(1_450);
  expect(opened()).toBe('Bo');
  expect(screen.getAllByRole('button', { name: /^Undo the answer/ })).toHaveLength(1);
});
