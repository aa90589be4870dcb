// The table of the operations' benchmark, and which goals are met.
import type { Contestant, Operation } from './contestants.ts';

const APOLLO = 'plain Apollo';
const MERCURIUS = 'Mercurius + jit';
const BFF = 'hand-written BFF';

/** Cost of `name` as a share of `against`, at most. */
interface Goal {
  readonly name: string;
  readonly against: string;
  readonly atMost: number;
}

const GOALS: readonly Goal[] = [
  { name: 'gateway, trusted', against: APOLLO, atMost: 0.25 },
  { name: 'gateway, trusted', against: MERCURIUS, atMost: 1 },
  { name: 'gateway, trusted', against: BFF, atMost: 1.5 },
  { name: 'gateway, ad-hoc', against: APOLLO, atMost: 0.35 },
];

/** What other work on the machine disturbs least. */
function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}

/** Prints cost by operation and server, and the goals. `samples`: CPU ms per operation of each visit, by `operation contestant`. */
export function printResults(
  operations: readonly Operation[],
  contestants: readonly Contestant[],
  samples: ReadonlyMap<string, readonly number[]>,
  run: { readonly rounds: number; readonly visit: number; readonly isPinned: boolean },
): void {
  const costOf = (operation: Operation, name: string): number =>
    lowerQuartile(samples.get(`${operation.name} ${name}`) ?? []);
  console.log(
    `CPU ms per operation, lower quartile of ${run.rounds} visits of ${run.visit}${run.isPinned ? ', one core for the server' : ', not pinned'}`,
  );
  for (const operation of operations) {
    console.log(
      `\n${operation.name.padEnd(20)} ${'ms'.padStart(7)} ${'×Apollo'.padStart(9)} ${'×Mercurius'.padStart(11)} ${'×BFF'.padStart(7)}`,
    );
    for (const { name } of contestants) {
      const cost = costOf(operation, name);
      const ratio = (against: string): string => (cost / costOf(operation, against)).toFixed(2);
      console.log(
        `${name.padEnd(20)} ${cost.toFixed(3).padStart(7)} ${ratio(APOLLO).padStart(9)} ${ratio(MERCURIUS).padStart(11)} ${ratio(BFF).padStart(7)}`,
      );
    }
  }
  console.log('');
  for (const { name, against, atMost } of GOALS) {
    for (const operation of operations) {
      const ratio = costOf(operation, name) / costOf(operation, against);
      const verdict = ratio <= atMost ? 'met' : 'MISSED';
      console.log(`${verdict.padEnd(7)} ${operation.name}: ${name} ≤ ${atMost} × ${against} (${ratio.toFixed(2)})`);
    }
  }
}
