import { removeLeftCopies, upstreamSnapshot } from './snapshot.ts';

/** Runs before all tests: creates the upstream's data once; every test starts with a copy. Returns the teardown. */
export async function setup(): Promise<() => Promise<void>> {
  await removeLeftCopies();
  await upstreamSnapshot();
  return removeLeftCopies;
}
