import { describe, expect, it } from 'vitest';
import { viewOfChat, visibleChats } from './visibleChats.ts';
import type { ListedChat } from './visibleChats.ts';

function chat(uuid: string, minute: number, rest: Partial<ListedChat> = {}): ListedChat {
  return {
    uuid,
    isArchived: false,
    unreadCount: 0,
    activeAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
    ...rest,
  };
}

function uuids(chats: readonly ListedChat[]) {
  return chats.map(({ uuid }) => uuid);
}

describe('chats of a view', () => {
  const chats = [
    chat('old', 1),
    chat('new', 9, { unreadCount: 2 }),
    chat('gone', 5, { isArchived: true }),
    chat('oldest', 0),
  ];

  it('are sorted by their latest activity', () => {
    expect(uuids(visibleChats(chats, 'inbox', null))).toEqual(['new', 'old', 'oldest']);
    expect(uuids(visibleChats([chat('a', 1), chat('b', 3)], 'inbox', null))).toEqual(['b', 'a']);
  });

  it('are only those of the view, whatever was pushed into the list', () => {
    expect(uuids(visibleChats(chats, 'archived', 'old'))).toEqual(['gone']);
    expect(uuids(visibleChats(chats, 'unread', null))).toEqual(['new']);
  });

  it('keep the open chat in the unread view while it is being read', () => {
    expect(uuids(visibleChats(chats, 'unread', 'old'))).toEqual(['new', 'old']);
  });

  it('appear once each', () => {
    expect(uuids(visibleChats([chat('a', 1), chat('a', 1)], 'inbox', null))).toEqual(['a']);
  });
});

it('an open chat of another view switches the view (QRY-07)', () => {
  expect(viewOfChat({ isArchived: true }, 'inbox')).toBe('archived');
  expect(viewOfChat({ isArchived: false }, 'archived')).toBe('inbox');
  expect(viewOfChat({ isArchived: false }, 'inbox')).toBe('inbox');
  expect(viewOfChat({ isArchived: true }, 'unread')).toBe('unread');
});
