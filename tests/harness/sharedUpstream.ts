import { startUpstream, type Upstream } from './upstream.ts';

/** An upstream that later test files use, so it must not be stopped. */
export type SharedUpstream = Omit<Upstream, 'kill' | 'restart' | 'stop'>;

let started: Promise<Upstream> | undefined;

/**
 * The upstream of this worker, without faults, with a frozen clock. The worker's files share it, because a start costs
 * more than most of them; it ends with the worker. docs/tests.md says what a file may do with it.
 */
export async function sharedUpstream(): Promise<SharedUpstream> {
  started ??= startUpstream();
  const upstream = await started;
  await upstream.clearFaults();
  // A new object per file, because sessions are cached by upstream object.
  return { ...upstream };
}
