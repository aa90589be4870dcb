import { removeLeftCopies, upstreamSnapshot } from './snapshot.ts';

/** Before any test: the upstream's data is laid out once; every test starts on a copy. Answers what to do after all. */
export async function setup(): Promise<() => Promise<void>> {
  await removeLeftCopies();
  await upstreamSnapshot();
  return removeLeftCopies;
}
