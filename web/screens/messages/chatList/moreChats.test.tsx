import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import { chat, listAnswer } from '../testing/answers.ts';
import { names, renderMessenger } from '../testing/renderMessenger.tsx';

const LIST = 'ChatListPaneQuery';
const MORE = 'ChatListPaginationQuery';

/** What observes the end of the list. */
const observers = new Set<EndObserver>();

class EndObserver {
  readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void;

  constructor(report: EndObserver['report']) {
    this.report = report;
  }

  observe(): void {
    observers.add(this);
  }

  disconnect(): void {
    observers.delete(this);
  }
}

/** Scrolls to the end of the list. */
function reachEnd(): Promise<void> {
  return act(async () => {
    for (const observer of observers) observer.report([{ isIntersecting: true }]);
    await Promise.resolve();
  });
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', EndObserver));
afterEach(() => vi.unstubAllGlobals());

it('loads more chats of another view although that failed in the one before', async () => {
  const { gateway } = await renderMessenger();
  await gateway.answer(LIST, listAnswer([chat('a')], { hasNextPage: true }));
  await reachEnd();
  await gateway.fail(MORE, new NetworkError('down'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /^Archived/ }));
  await gateway.answer(LIST, listAnswer([chat('b', { isArchived: true })], { hasNextPage: true }));
  expect(names()).toEqual(['b']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await reachEnd();
  expect(gateway.variablesOf(MORE)).toMatchObject({ view: 'ARCHIVED' });
});
