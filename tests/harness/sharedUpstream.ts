import { startUpstream, type Upstream } from './upstream.ts';

/** An upstream that other test files use after this one: nobody ends it. */
export type SharedUpstream = Omit<Upstream, 'kill' | 'restart' | 'stop'>;

let started: Promise<Upstream> | undefined;

/**
 * The upstream of this worker, without faults, the clock standing. The files that a worker runs one after the other share
 * it, because a start costs more than most of them; it ends with the worker. What a file may do there: docs/tests.md.
 */
export async function sharedUpstream(): Promise<SharedUpstream> {
  started ??= startUpstream();
  const upstream = await started;
  await upstream.clearFaults();
  // An object of its own for each file: sessions that a file keeps for its upstream are not another file's.
  return { ...upstream };
}
