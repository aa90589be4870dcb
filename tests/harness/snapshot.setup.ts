import { copyDatabase } from './databaseCopy.ts';
import { removeLeftCopies, upstreamSnapshot } from './snapshot.ts';

/** Runs before all tests: creates the upstream's data, of which every upstream gets a copy. Returns the teardown. */
export async function setup(): Promise<() => Promise<void>> {
  await removeLeftCopies();
  const copy = await copyDatabase(await upstreamSnapshot());
  await copy?.drop();
  return removeLeftCopies;
}
