import { startUpstream, type Upstream } from './upstream.ts';

/** An upstream that later test files also use, so it must not be stopped. */
export type SharedUpstream = Omit<Upstream, 'kill' | 'restart' | 'stop'>;

let started: Promise<Upstream> | undefined;

/**
 * This worker's upstream, without faults and with a frozen clock. The worker's test files share it, because starting
 * one takes longer than most of them; it exits with the worker. docs/tests.md says what a file may do with it.
 */
export async function sharedUpstream(): Promise<SharedUpstream> {
  started ??= startUpstream();
  const upstream = await started;
  await upstream.clearFaults();
  // A new object per file, because sessions are cached by upstream object.
  return { ...upstream };
}
