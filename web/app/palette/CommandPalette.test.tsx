import { act, fireEvent, screen } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../relay/errors.ts';
import { PAUSE_MS } from '../../relay/useSearchAnswer.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { closePalette } from './paletteState.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Its text is kept outside the component.
  closePalette();
});

it('reaches each of several leads and chats of the same person (EXT-25)', async () => {
  const environment = createMockEnvironment();
  const { address } = await renderPage(<CommandPalette />, { environment });
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'ada' } });
  act(() => void vi.advanceTimersByTime(PAUSE_MS));
  const ada = { name: 'Ada', company: 'Acme', domain: null };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        viewer: {
          id: 'viewer',
          leads: { nodes: ['l1', 'l2'].map((id) => ({ ...ada, id, uuid: id })) },
          messageSearch: { chats: ['c1', 'c2'].map((id) => ({ id, uuid: id, lead: { ...ada, id: `lead ${id}` } })) },
        },
      },
    }),
  );
  expect(screen.getAllByRole('option')).toHaveLength(4);
  for (const selected of [1, 2, 3]) {
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getAllByRole('option').findIndex((option) => option.getAttribute('aria-selected') === 'true')).toBe(
      selected,
    );
  }
  fireEvent.keyDown(field, { key: 'Enter' });
  await act(async () => undefined);
  expect(address()).toBe('/profile/messages?selectedChat=c2');
});

const CHATS_OF_ADA = {
  chats: [{ id: 'c1', uuid: 'c1', lead: { id: 'l1', name: 'Ada', company: null, domain: null } }],
};

it.each([
  ['leads', { leads: null, messageSearch: CHATS_OF_ADA }, "We couldn't search your leads.", ['Ada']],
  ['chats', { leads: { nodes: [] }, messageSearch: null }, "We couldn't search your chats.", []],
  ['both', { leads: null, messageSearch: null }, 'Something went wrong. Try again.', []],
])('says which part of the search failed: %s', async (_case, found, text, options) => {
  await searchAndAnswer('ada', found, 'UPSTREAM_ERROR');
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(options);
});

it('says that the search failed also below matching pages', async () => {
  await searchAndAnswer('leads', { leads: null, messageSearch: { chats: [] } }, 'UPSTREAM_ERROR');
  expect(screen.getByRole('option').textContent).toBe('Leads');
  expect(screen.getByText("We couldn't search your leads.")).toBeTruthy();
});

it('blames no failure for what the account does not include', async () => {
  await searchAndAnswer('ada', { leads: { nodes: [] }, messageSearch: null }, 'SUBSCRIPTION_REQUIRED');
  expect(screen.getByText('Nothing found.')).toBeTruthy();
});

/** Answers with an error with this code in place of each part that is null. */
async function searchAndAnswer(text: string, found: Record<'leads' | 'messageSearch', object | null>, code: string) {
  const environment = createMockEnvironment();
  await renderPage(<CommandPalette />, { environment });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  act(() => void vi.advanceTimersByTime(PAUSE_MS));
  const errors = Object.entries(found)
    .filter(([, part]) => part === null)
    .map(([part]) => ({ message: code, path: ['viewer', part], extensions: { code } }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { viewer: { id: 'viewer', ...found } }, errors }),
  );
}

it('says that the search failed instead of that nothing was found', async () => {
  const environment = createMockEnvironment();
  await renderPage(<CommandPalette />, { environment });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ada' } });
  act(() => void vi.advanceTimersByTime(PAUSE_MS));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkError('offline')));
  expect(screen.getByText("You're not connected. Check your network and try again.")).toBeTruthy();
  expect(screen.queryByText('Nothing found.')).toBeNull();
});

it.each([
  ['opens the first one', [], '/profile/messages?selectedChat=c1'],
  ['opens none if the text changed meanwhile', ['adam', 'ada'], '/'],
])('Enter before the results have arrived %s (EXT-25)', async (_outcome, typed, opened) => {
  const environment = createMockEnvironment();
  const { address } = await renderPage(<CommandPalette />, { environment });
  const field = screen.getByRole('combobox');
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    act(() => void vi.advanceTimersByTime(PAUSE_MS));
  };
  type('ada');
  fireEvent.keyDown(field, { key: 'Enter' });
  for (const value of typed) type(value);
  expect(address()).toBe('/');
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { viewer: { id: 'viewer', leads: { nodes: [] }, messageSearch: CHATS_OF_ADA } },
    }),
  );
  expect(address()).toBe(opened);
});

it.each([
  ['without their accents', 'reglages', 'Réglages'],
  ['by their words in any order', 'annuaire score', 'Score dans l’annuaire'],
])('finds pages and actions %s (EXT-25)', async (_how, value, page) => {
  await renderPage(<CommandPalette />, { environment: createMockEnvironment(), locale: 'fr' });
  const field = screen.getByRole('combobox');
  expect(screen.queryByRole('option', { name: 'Leads' })).not.toBeNull();
  fireEvent.change(field, { target: { value } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([page]);
});

it.each([
  ['Ada', ['Search leads', 'Ada']],
  ['Search Ltd', ['Search Ltd', 'Search leads']],
])(
  'lists actions before leads that have the text only in their request, not before the lead %s',
  async (name, options) => {
    const environment = createMockEnvironment();
    const { page } = await renderPage(<CommandPalette />, { environment });
    act(() => void page.shortcuts.add([{ keys: '/', label: 'Search leads', run: () => undefined }]));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'search' } });
    act(() => void vi.advanceTimersByTime(PAUSE_MS));
    const lead = { id: 'l1', uuid: 'l1', name, company: null, domain: null };
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { viewer: { id: 'viewer', leads: { nodes: [lead] }, messageSearch: { chats: [] } } },
      }),
    );
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent?.replace(/\/$/, ''));
    expect(names).toEqual(options);
  },
);
