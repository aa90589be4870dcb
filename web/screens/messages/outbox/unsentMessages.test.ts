import { describe, expect, it } from 'vitest';
import type { OutboxItem } from './outboxItem.ts';
import { unsentMessages } from './unsentMessages.ts';

function item(key: string, text: string, rest: Partial<OutboxItem> = {}): OutboxItem {
  return {
    key,
    chatUuid: 'chat',
    text,
    after: '2026-11-21T10:00:00.000Z',
    taken: [],
    order: 1,
    tabId: 'tab',
    touchedAt: 0,
    state: 'pending',
    problem: null,
    ...rest,
  };
}

function own(id: string, text: string | null, time: string) {
  return { id, text, createdAt: `2026-11-21T${time}.000Z` };
}

function keys(items: readonly OutboxItem[]) {
  return items.map(({ key }) => key);
}

describe('unconfirmed messages', () => {
  it('are hidden if their copy was pushed before the response', () => {
    const { shown, arrived } = unsentMessages(
      [item('a', 'hi'), item('b', 'you')],
      [own('m1', 'hi', '10:00:05')],
      new Set(),
    );
    expect(keys(shown)).toEqual(['b']);
    expect(arrived.map(({ messageId }) => messageId)).toEqual(['m1']);
  });

  it('are not matched with an older message, one with a different text, or a deleted one', () => {
    const history = [
      own('m1', 'hi', '09:59:59'),
      own('m2', 'hi', '10:00:00'),
      own('m3', 'hi!', '10:00:05'),
      own('m4', null, '10:00:06'),
    ];
    expect(keys(unsentMessages([item('a', 'hi')], history, new Set()).shown)).toEqual(['a']);
  });

  it('are matched one to one: a copy counts for only one message', () => {
    const { shown } = unsentMessages([item('a', 'ok'), item('b', 'ok')], [own('m1', 'ok', '10:00:05')], new Set());
    expect(keys(shown)).toEqual(['b']);
  });

  it('are not matched with a copy whose own sending was confirmed', () => {
    expect(keys(unsentMessages([item('b', 'ok')], [own('m1', 'ok', '10:00:05')], new Set(['m1'])).shown)).toEqual([
      'b',
    ]);
  });

  it('are matched with a copy after a timeout, but not after a refusal', () => {
    const history = [own('m1', 'ok', '10:00:05')];
    const lost = item('a', 'ok', { state: 'error', problem: 'timeout' });
    const refused = item('a', 'ok', { state: 'error', problem: 'leadBlocked' });
    expect(unsentMessages([lost], history, new Set()).arrived).toHaveLength(1);
    expect(unsentMessages([refused], history, new Set()).arrived).toHaveLength(0);
  });
});
