import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHAT_ACTION_UNDO,
  closingMessageKey,
  groupMessages,
  laterMessageStatus,
  mayWriteToChat,
  MESSAGE_SENDERS,
  MESSAGE_STATUSES,
  startsMessageGroup,
  SYSTEM_MESSAGE_KEYS,
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
  it('are taken back by their opposite, restore by none', () => {
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
    expect(mayWriteToChat({ isClosed, isLeadBlocked })).toBe(key === null);
  });

  it('has the eight system messages (STA-16)', () => {
    expect(new Set(SYSTEM_MESSAGE_KEYS).size).toBe(8);
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

  it('begin with the first message', () => {
    expect(startsMessageGroup(message('lead', 0), null)).toBe(true);
    expect(groupMessages([])).toEqual([]);
  });

  it('keep every message, in order, and stay as they are when older ones are loaded', () => {
    const sorted = fc
      .array(
        fc.record({
          sender: fc.constantFrom(...MESSAGE_SENDERS),
          gap: fc.integer({ min: 0, max: 2 * MINUTES_15 }),
        }),
      )
      .map((items) => {
        let at = 0;
        return items.map(({ sender, gap }) => message(sender, (at += gap)));
      });
    fc.assert(
      fc.property(sorted, fc.nat(), (messages, cut) => {
        const all = groupMessages(messages);
        expect(all.flat()).toEqual(messages);
        const newest = groupMessages(messages.slice(messages.length === 0 ? 0 : cut % messages.length));
        // Only the oldest shown group may grow at its front.
        expect(all.slice(all.length - newest.length + 1)).toEqual(newest.slice(1));
      }),
      { seed: 4 },
    );
  });
});
