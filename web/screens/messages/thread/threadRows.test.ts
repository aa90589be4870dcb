import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, isUnreadBeyond, threadRows, unsentRows } from './threadRows.ts';
import type { ThreadMessage, UnreadSpan } from './threadRows.ts';

function message(id: string, time: string, sender: ThreadMessage['sender'] = 'lead', day = '21'): ThreadMessage {
  return {
    id,
    uuid: id,
    createdAt: `2026-11-${day}T${time}:00.000Z`,
    sender,
  };
}

/** Writes a thread as text: `[a` starts a group, `a]` ends it, `[a]` does both. A divider has its count. */
function shape(messages: readonly ThreadMessage[], unread: UnreadSpan | null = null) {
  return threadRows(messages, unread)
    .map((row) => {
      if (row.kind === 'message') return `${row.startsGroup ? '[' : ''}${row.key}${row.endsGroup ? ']' : ''}`;
      return row.kind === 'divider' ? `divider:${row.count}` : row.kind;
    })
    .join(' ');
}

/** What was unread from a time of the day, in a chat opened at the end of the day. */
function unreadFrom(time: string): UnreadSpan {
  return { from: `2026-11-21T${time}.000Z`, to: '2026-11-21T23:59:59.000Z' };
}

describe('rows of a thread', () => {
  it('groups messages of one sender within 15 minutes (CON-04)', () => {
    const messages = [
      message('a', '10:00'),
      message('b', '10:15'),
      message('c', '10:31'),
      message('d', '10:32', 'agency'),
    ];
    expect(shape(messages)).toBe('day [a b] [c] [d]');
  });

  it('separates days, even within 15 minutes', () => {
    expect(shape([message('a', '23:55', 'lead', '20'), message('b', '00:01', 'lead', '21')])).toBe('day [a] day [b]');
  });

  it('separate unsent messages of later days', () => {
    const unsent = ['2026-11-20T18:00', '2026-11-21T00:01', '2026-11-21T09:00', '2026-11-20T19:00'];
    const shown = (lastAt: string | null) =>
      unsentRows(
        unsent.map((time) => ({ touchedAt: new Date(time).getTime() })),
        lastAt && new Date(lastAt).toISOString(),
      ).map(({ isNewDay }) => isNewDay);
    expect(shown('2026-11-19T23:59')).toEqual([true, true, false, false]);
    expect(shown('2026-11-20T00:00')).toEqual([false, true, false, false]);
    expect(shown('2026-11-22T00:00')).toEqual([false, false, false, false]);
    expect(shown(null)).toEqual([true, true, false, false]);
  });

  it('puts the divider before the first unread message and ends the group there (STA-68)', () => {
    const messages = [message('a', '10:00'), message('b', '10:01'), message('c', '10:02')];
    expect(shape(messages, unreadFrom('10:01:00'))).toBe('day [a] divider:2 [b c]');
  });

  it('puts the divider after the separator of a new day', () => {
    const messages = [message('a', '23:00', 'lead', '20'), message('b', '10:00', 'lead', '21')];
    expect(shape(messages, unreadFrom('10:00:00'))).toBe('day [a] day divider:1 [b]');
  });

  it('never puts the divider before a message of the agency', () => {
    const messages = [message('a', '10:00'), message('b', '10:01', 'agency'), message('c', '10:02')];
    expect(shape(messages, unreadFrom('10:00:30'))).toBe('day [a] [b] divider:1 [c]');
  });

  it('counts at the divider what was unread when the chat was opened, without the own messages', () => {
    const messages = [
      message('a', '10:00'),
      message('b', '10:01', 'agency'),
      message('c', '10:02'),
      message('d', '10:03'),
    ];
    const unread = { ...unreadFrom('10:00:00'), to: '2026-11-21T10:02:00.000Z' };
    expect(shape(messages, unread)).toBe('day divider:2 [a] [b] [c d]');
    expect(shape(messages.slice(3), unread)).toBe('day [d]');
  });

  it('has no divider until the first unread message is loaded', () => {
    const messages = [message('b', '10:01'), message('c', '10:02')];
    expect(shape(messages, unreadFrom('10:00:00'))).toBe('day [b c]');
    expect(isUnreadBeyond(messages, unreadFrom('10:00:00'))).toBe(true);
    expect(isUnreadBeyond(messages, unreadFrom('10:01:00'))).toBe(false);
  });

  it('never groups system messages', () => {
    expect(shape([message('a', '10:00', 'system'), message('b', '10:00', 'system')])).toBe('day [a] [b]');
  });

  it('has no rows without messages', () => {
    expect(threadRows([], null)).toEqual([]);
  });
});

describe('order', () => {
  it('is by time, then by uuid, each message once, whatever the order of arrival', () => {
    const history = [message('a', '10:00'), message('b', '10:01'), message('c', '10:01'), message('d', '10:02')];
    fc.assert(
      fc.property(fc.shuffledSubarray([...history, ...history], { minLength: 8 }), (arrived) => {
        expect(inOrder(arrived).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });
});

it('loading older messages does not change the rows below', () => {
  const all = Array.from({ length: 30 }, (_, index) =>
    message(`m${index}`, `10:${String(index * 2).padStart(2, '0')}`, index % 5 === 0 ? 'agency' : 'lead'),
  );
  const keys = (from: number) => threadRows(all.slice(from), null).map(({ key }) => key);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 29 }), (from) => {
      expect(keys(0).slice(-keys(from).length + 1)).toEqual(keys(from).slice(1));
    }),
  );
});
