import { upstreamSnapshot } from './snapshot.ts';

/** Before any test: the upstream's data is laid out once; every test starts on a copy. */
export async function setup(): Promise<void> {
  await upstreamSnapshot();
}
