import { setImmediate } from 'node:timers/promises';

/** The number of events that `flood` has sent. */
export const flood = { sent: 0 };

/** Events of 64 KB, as fast as they are asked for. */
export async function* floods(): AsyncGenerator<{ readonly flood: string }> {
  for (;;) {
    await setImmediate();
    flood.sent += 1;
    yield { flood: 'x'.repeat(65_536) };
  }
}
