import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  acceptedLead,
  aConnection,
  aLead,
  announceList,
  announceSlowList,
  answerSlowList,
  dropLead,
  leadRequests,
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

it('goes on where the open lead was when it leaves the list', async () => {
  const page = await showLeads('?status=pending', aConnection([ada, bo, cy]));
  await press(page, 'j');
  await press(page, 'j');
  await waitFor(() => expect(opened()).toBe('Bo'));
  dropLead(page, '?status=pending', 'lead-Bo');
  await waitFor(() => expect(screen.queryByText('2 of 3')).toBeNull());
  await press(page, 'j');
  await waitFor(() => expect(opened()).toBe('Cy'));
});

it('leaves the keys of the list alone while another tab loads', async () => {
  const page = await showFirst('', aConnection([ada, bo]));
  announceSlowList(page.environment, '?status=accepted');
  act(() => screen.getByRole('link', { name: /^Accepted/ }).click());
  const slow = page.environment.mock.getMostRecentOperation();
  await press(page, 'j');
  await press(page, 'Escape');
  answerSlowList(page.environment, slow, aConnection([acceptedLead({ name: 'Done' })]));
  await screen.findByRole('row', { name: /Done/ });
  expect(page.address()).toBe('/profile/leads?status=accepted');
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
