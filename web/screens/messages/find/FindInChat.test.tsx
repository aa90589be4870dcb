import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { messageEdge, VIEWER_ID } from '../testing/answers.ts';
import type { FakeGateway } from '../testing/fakeGateway.ts';
import { renderOpenChat } from '../testing/renderMessenger.tsx';

const MATCHES = 'useChatMatchesQuery';

/** Opens the search in a chat with messages from minutes 1 to 3, and types a text. */
async function find(text: string): Promise<FakeGateway> {
  const messages = [1, 2, 3].map((minute) => ({ id: `m${minute}`, minute }));
  const { gateway } = await renderOpenChat('a', { messages });
  await userEvent.click(screen.getByTitle('Search in this chat'));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search in this chat' }), text);
  await waitFor(() => expect(gateway.isRunning(MATCHES)).toBe(true));
  return gateway;
}

/** Resolves the running search with the messages of these minutes. */
function answerWith(gateway: FakeGateway, minutes: readonly number[], endCursor: string | null = null) {
  const edges = minutes.map((minute) => messageEdge({ id: `m${minute}`, minute, text: `Kiln ${minute}` }));
  const messageSearch = { edges, pageInfo: { endCursor, hasNextPage: endCursor !== null } };
  return gateway.answer(MATCHES, { data: { viewer: { __typename: 'Viewer', id: VIEWER_ID, messageSearch } } });
}

function bar() {
  return within(screen.getByRole('search', { name: 'Search in this chat' }));
}

function highlighted(): string | null | undefined {
  return document.querySelector('[data-found]')?.getAttribute('data-message');
}

it('steps from the newest match to older ones and back (EXT-10)', async () => {
  const gateway = await find('kiln');
  expect(gateway.variablesOf(MATCHES)).toMatchObject({ query: 'kiln', chatId: 'chat-a', after: null });
  await answerWith(gateway, [3, 1]);
  expect([bar().getByRole('status').textContent, highlighted()]).toEqual(['1 of 2: Kiln 3', 'm3']);
  await userEvent.keyboard('{Enter}');
  expect([bar().getByRole('status').textContent, highlighted()]).toEqual(['2 of 2: Kiln 1', 'm1']);
  // There are no more.
  await userEvent.keyboard('{Enter}');
  expect(highlighted()).toBe('m1');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(highlighted()).toBe('m3');
  await userEvent.click(bar().getByRole('button', { name: 'Older match' }));
  expect(highlighted()).toBe('m1');
});

it('loads further matches when it gets to them', async () => {
  const gateway = await find('kiln');
  await answerWith(gateway, [3], 'c3');
  expect(bar().getByText(/^1 of 1\+/)).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(gateway.variablesOf(MATCHES)).toMatchObject({ after: 'c3' });
  await answerWith(gateway, [2]);
  expect([bar().getByRole('status').textContent, highlighted()]).toEqual(['2 of 2: Kiln 2', 'm2']);
});

it('loads a further page once, however often Enter repeats, and not for a text that was changed', async () => {
  const gateway = await find('kiln');
  await answerWith(gateway, [3], 'c3');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(gateway.lastVariablesOf(MATCHES)).toMatchObject({ after: 'c3' });
  await answerWith(gateway, [2], 'c2');
  expect(gateway.isRunning(MATCHES)).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(gateway.lastVariablesOf(MATCHES)).toMatchObject({ after: 'c2' });
  await userEvent.keyboard('s');
  await waitFor(() => expect(gateway.lastVariablesOf(MATCHES)).toMatchObject({ query: 'kilns', after: null }));
  await answerWith(gateway, [1]);
  expect(gateway.isRunning(MATCHES)).toBe(false);
  expect([bar().getByRole('status').textContent, highlighted()]).toEqual(['1 of 1: Kiln 1', 'm1']);
});

it('says that nothing matches, and that the search failed', async () => {
  const gateway = await find('zzz');
  await answerWith(gateway, []);
  expect(bar().getByText('No messages match.')).toBeDefined();
  await userEvent.keyboard('z');
  await waitFor(() => expect(gateway.isRunning(MATCHES)).toBe(true));
  await gateway.fail(MATCHES, new Error('failed'));
  await userEvent.click(bar().getByRole('button', { name: 'Try again' }));
  // The button is gone.
  expect(document.activeElement).toBe(bar().getByRole('searchbox'));
  await waitFor(() => expect(gateway.isRunning(MATCHES)).toBe(true));
  await answerWith(gateway, [2]);
  expect(highlighted()).toBe('m2');
});

it('searches again with Enter after a failure', async () => {
  const gateway = await find('kiln');
  await gateway.fail(MATCHES, new Error('failed'));
  expect(bar().getByRole('button', { name: 'Try again' })).toBeDefined();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(gateway.isRunning(MATCHES)).toBe(true));
  await answerWith(gateway, [2]);
  expect(highlighted()).toBe('m2');
});

it('is closed by Escape, which leaves the chat open and focused', async () => {
  await find('kiln');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('search', { name: 'Search in this chat' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chat with Lead a' }));
});
