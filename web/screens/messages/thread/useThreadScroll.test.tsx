import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, message } from '../testing/answers.ts';
import { renderOpenChat } from '../testing/renderMessenger.tsx';

const OLDER = 'useThreadHistoryPaginationQuery';
const sizes = { scrollHeight: 2_000, clientHeight: 500 };
let looks = 0;

beforeEach(() => {
  sizes.clientHeight = 500;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => sizes.clientHeight);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => {
    looks += 1;
    return sizes.scrollHeight;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens a chat that has older messages to load, laid out from its end in a column of 2,000 px. */
async function openLongChat() {
  const { gateway } = await renderOpenChat('a', { messages: [{ id: 'm1', minute: 1 }], hasOlder: true });
  vi.useFakeTimers();
  const scrollTo = (top: number) => {
    const view = screen.getByRole('log');
    view.scrollTop = top;
    act(() => void view.dispatchEvent(new Event('scroll')));
    act(() => void vi.advanceTimersByTime(200));
  };
  return { gateway, scrollTo };
}

describe('a scrolled thread (CON-30)', () => {
  it('loads older messages when less than 200 px from its start', async () => {
    const { gateway, scrollTo } = await openLongChat();
    scrollTo(-1_300);
    expect(gateway.isRunning(OLDER)).toBe(false);
    scrollTo(-1_301);
    expect(gateway.isRunning(OLDER)).toBe(true);
    expect(gateway.variablesOf(OLDER)).toMatchObject({ last: 50 });
  });

  it('counts as being at the end up to 100 px from it', async () => {
    const { scrollTo } = await openLongChat();
    const toEnd = () => screen.queryByRole('button', { name: 'Jump to latest message' });
    scrollTo(-100);
    expect(toEnd()).toBeNull();
    scrollTo(-101);
    expect(toEnd()).not.toBeNull();
  });
});

/** Lays out messages from the end: 40 px each, and 24 px more with a time below. */
function layOut() {
  const heightOf = (row: Element) => 40 + (row.querySelector('time') ? 24 : 0);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (!this.matches('[data-message]')) return new DOMRect();
    const rows = [...document.querySelectorAll('[data-message]')];
    const below = rows.slice(rows.indexOf(this) + 1).reduce((sum, row) => sum + heightOf(row), 0);
    return new DOMRect(0, -below - heightOf(this), 100, heightOf(this));
  });
}

it('keeps its place when a message joins the group of the last one (EXT-02)', async () => {
  layOut();
  const { gateway, scrollTo } = await openLongChat();
  scrollTo(-400);
  const next = message({ id: 'm2', minute: 2 });
  await gateway.push('useChatEventsSubscription', {
    chatEvents: {
      __typename: 'MessagesAdded',
      cursor: 'c1',
      chat: chat('a'),
      messageEdges: [{ cursor: 'before m2', node: next }],
    },
  });
  expect(document.querySelectorAll('[data-message]')).toHaveLength(2);
  // The second message is 64 px high, but the first one has lost 24 px.
  expect(screen.getByRole('log').scrollTop).toBe(-440);
});

describe('a resized window (PLT-13, CON-08)', () => {
  const resize = () => act(() => void window.dispatchEvent(new Event('resize')));

  it('is checked at most every 200 ms', async () => {
    await openLongChat();
    looks = 0;
    for (let at = 0; at < 990; at += 10) {
      resize();
      act(() => void vi.advanceTimersByTime(10));
    }
    expect(looks).toBe(5);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(looks).toBe(6);
  });

  it('is filled with older messages if it has grown beyond the loaded ones', async () => {
    const { gateway } = await openLongChat();
    sizes.clientHeight = 2_000;
    resize();
    expect(gateway.isRunning(OLDER)).toBe(true);
  });
});
