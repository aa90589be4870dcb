import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsCursor, parseEventsCursor } from './eventsCursor.ts';

const END_OF_9999 = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

describe('an events cursor', () => {
  it('decodes to the timestamp it was made from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: END_OF_9999 }), (ms) => {
        expect(parseEventsCursor(eventsCursor(ms))).toBe(ms);
      }),
    );
    expect(parseEventsCursor(eventsCursor('2026-11-21T09:30:00.123Z'))).toBe(Date.UTC(2026, 10, 21, 9, 30, 0, 123));
  });

  it('is the only text that decodes', () => {
    fc.assert(fc.property(fc.string(), (text) => parseEventsCursor(text) === null));
    const cursor = eventsCursor(1_000);
    for (const text of [`${cursor}=`, ` ${cursor}`, `${cursor}A`, '', 'ZTEu', 'x'.repeat(100_000)]) {
      expect(parseEventsCursor(text)).toBeNull();
    }
  });

  it('is within the years that the upstream accepts', () => {
    for (const ms of [END_OF_9999 + 1, 8_640_000_000_000_000]) expect(parseEventsCursor(eventsCursor(ms))).toBeNull();
    expect(parseEventsCursor('ZTEuMmQybWg3ZHQ2bzA')).toBeNull();
  });

  it('requires a timestamp', () => {
    for (const bad of ['yesterday', Number.NaN, -1, 1.5]) expect(() => eventsCursor(bad)).toThrow(RangeError);
  });
});
