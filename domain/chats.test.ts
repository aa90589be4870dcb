import { describe, expect, it } from 'vitest';
import {
  CHAT_ACTION_UNDO,
  closingMessageKey,
  laterMessageStatus,
  MESSAGE_STATUSES,
  startsMessageGroup,
} from './chats.ts';
import type { MessageSender } from './chats.ts';

const START = Date.parse('2026-11-21T10:00:00.000Z');

function message(sender: MessageSender, offsetMs: number) {
  return {
    sender,
    createdAt: new Date(START + offsetMs).toISOString(),
  };
}

describe('chat actions (STA-19 to STA-22)', () => {
  it('are undone by their opposite; only restore has none', () => {
    expect(CHAT_ACTION_UNDO).toEqual({
      archive: 'unarchive',
      unarchive: 'archive',
      delete: 'restore',
      restore: null,
    });
  });
});

describe('message status (STA-12)', () => {
  it('never goes back', () => {
    for (const a of MESSAGE_STATUSES)
      for (const b of MESSAGE_STATUSES) {
        const later = MESSAGE_STATUSES.indexOf(a) > MESSAGE_STATUSES.indexOf(b) ? a : b;
        expect(laterMessageStatus(a, b)).toBe(later);
      }
  });
});

describe('end of a chat (STA-23, STA-24)', () => {
  it.each([
    [false, false, null],
    [true, false, 'agency-reject'],
    [false, true, 'lead-blocked'],
    [true, true, 'lead-blocked'],
  ])('closed %s, lead blocked %s -> %s', (isClosed, isLeadBlocked, key) => {
    expect(closingMessageKey({ isClosed, isLeadBlocked })).toBe(key);
  });
});

describe('message groups (CON-04)', () => {
  const MINUTES_15 = 15 * 60_000;

  it.each<[MessageSender, MessageSender, gapMs: number, starts: boolean]>([
    ['agency', 'agency', 0, false],
    ['agency', 'agency', MINUTES_15, false],
    ['agency', 'agency', MINUTES_15 + 1, true],
    ['lead', 'lead', MINUTES_15 - 1, false],
    ['agency', 'lead', 1_000, true],
    ['system', 'system', 1_000, true],
  ])('%s then %s after %i ms starts a group: %s', (before, after, gapMs, starts) => {
    expect(startsMessageGroup(message(after, gapMs), message(before, 0))).toBe(starts);
  });

  it('start with the first message', () => {
    expect(startsMessageGroup(message('lead', 0), null)).toBe(true);
  });
});
