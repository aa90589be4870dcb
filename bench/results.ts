// Prints the results of the operations benchmark: the table, which limits are met, and how close the goals are.
import { APOLLO, BEST_APOLLO, BFF, MERCURIUS, TEXT, TRUSTED } from './contestants.ts';
import type { Contestant, Operation } from './contestants.ts';

/** Maximum cost of `name` relative to `against`. */
interface Limit {
  readonly name: string;
  readonly against: string;
  readonly atMost: number;
}

const BARS: readonly Limit[] = [
  { name: TRUSTED, against: APOLLO, atMost: 0.42 },
  { name: TRUSTED, against: BEST_APOLLO, atMost: 1.5 },
  { name: TEXT, against: APOLLO, atMost: 0.45 },
];

const GOALS: readonly Limit[] = [
  { name: TRUSTED, against: APOLLO, atMost: 0.25 },
  { name: TRUSTED, against: MERCURIUS, atMost: 1 },
  { name: TRUSTED, against: BFF, atMost: 1.5 },
  { name: TEXT, against: APOLLO, atMost: 0.35 },
];

/** Share of the core used by other processes above which the ratios are unreliable. */
const QUIET = 0.1;

const COLUMNS: readonly (readonly [title: string, against: string])[] = [
  ['×Apollo', APOLLO],
  ['×best Apollo', BEST_APOLLO],
  ['×Mercurius', MERCURIUS],
  ['×BFF', BFF],
];

/** The statistic least affected by other processes on the machine. */
export function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}

/** CPU ms per operation of each visit, by `operation contestant`. */
export type Samples = ReadonlyMap<string, readonly number[]>;

export interface Run {
  readonly rounds: number;
  /** Operations of a visit. */
  readonly visit: number;
  readonly isPinned: boolean;
  /** Share of the measured core used by other processes. */
  readonly othersShare: number;
}

/** Prints cost by operation and server, then bars and goals; those without both servers are left out. */
export function printResults(
  operations: readonly Operation[],
  contestants: readonly Contestant[],
  samples: Samples,
  run: Run,
): void {
  const costOf = (operation: Operation, name: string): number =>
    lowerQuartile(samples.get(`${operation.name} ${name}`) ?? []);
  const place = run.isPinned ? 'one core for the server' : 'not pinned';
  console.log(`CPU ms per operation, lower quartile of ${run.rounds} visits of ${run.visit}, ${place}`);
  for (const operation of operations) {
    const titles = COLUMNS.map(([title]) => title.padStart(13)).join('');
    console.log(`\n${operation.name.padEnd(20)} ${'ms'.padStart(7)}${titles}`);
    for (const { name } of contestants) {
      const cost = costOf(operation, name);
      const ratios = COLUMNS.map(([, against]) => (cost / costOf(operation, against)).toFixed(2).padStart(13)).join('');
      console.log(`${name.padEnd(20)} ${cost.toFixed(3).padStart(7)}${ratios}`);
    }
  }
  if (run.isPinned) {
    console.log(`\nother work had ${(run.othersShare * 100).toFixed(0)} % of the server's core`);
    if (run.othersShare > QUIET)
      console.log('that is too much: it empties caches, which costs those most who have the most code');
  }
  const verdict = (kind: 'bar' | 'goal', { name, against, atMost }: Limit): void => {
    for (const operation of operations) {
      const ratio = costOf(operation, name) / costOf(operation, against);
      if (Number.isNaN(ratio)) continue;
      const result = ratio <= atMost ? 'met' : kind === 'bar' ? 'MISSED' : 'not yet';
      console.log(
        `${kind.padEnd(4)} ${result.padEnd(7)} ${operation.name}: ${name} ≤ ${atMost} × ${against} (${ratio.toFixed(2)})`,
      );
    }
  };
  console.log('');
  for (const bar of BARS) verdict('bar', bar);
  console.log('');
  for (const goal of GOALS) verdict('goal', goal);
}
