import fc from 'fast-check';
import { UpstreamError } from '../../rest/errors.ts';

/** The durations of calls, in ms, and which of them fail: those whose turn is 0. */
export const flakyCalls = fc.record({
  latencies: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 7 }),
  failures: fc.array(fc.nat(6), { minLength: 1, maxLength: 11 }),
});
type FlakyCalls = typeof flakyCalls extends fc.Arbitrary<infer C> ? C : never;

/** The `latency` of a fake upstream with such calls. */
export function flakyLatency({ latencies, failures }: FlakyCalls): () => number {
  let calls = 0;
  return () => {
    calls += 1;
    if (failures[calls % failures.length] === 0) throw new UpstreamError({ kind: 'timeout' });
    return latencies[calls % latencies.length] ?? 1;
  };
}
