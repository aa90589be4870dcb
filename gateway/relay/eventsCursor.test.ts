import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsCursor, parseEventsCursor } from './eventsCursor.ts';

describe('an events cursor', () => {
  it('decodes to the timestamp it was made from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8_640_000_000_000_000 }), (ms) => {
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

  it('requires a timestamp', () => {
    for (const bad of ['yesterday', Number.NaN, -1, 1.5]) expect(() => eventsCursor(bad)).toThrow(RangeError);
  });
});
