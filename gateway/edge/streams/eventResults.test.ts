import { expect, test } from 'vitest';
import type { ResultStream } from '../../admission/execution.ts';
import { GatewayError } from '../../errors.ts';
import { createLog } from '../../telemetry/log.ts';
import { EventResults } from './eventResults.ts';

const CONTEXT = { log: createLog('silent'), requestId: 'request-1' };
const ENDED = new GatewayError('UNAUTHENTICATED', 'The credential has expired or was revoked.');

/** One event, and then none. */
async function* oneEvent(): ResultStream {
  yield { data: { value: 1 } };
  await new Promise(() => undefined);
}
async function codeOf(results: EventResults): Promise<unknown> {
  const { value } = await results.next();
  return value?.errors?.[0]?.extensions;
}

test('an error from outside becomes the last result, whether or not a result is being awaited', async () => {
  const awaiting = new EventResults(oneEvent(), CONTEXT, () => Promise.resolve());
  expect(await awaiting.next()).toEqual({ value: { data: { value: 1 } }, done: false });
  const pending = codeOf(awaiting);
  void awaiting.end(ENDED);
  expect(await pending).toEqual({ code: 'UNAUTHENTICATED', requestId: 'request-1' });
  expect(await awaiting.next()).toEqual({ value: undefined, done: true });

  const between = new EventResults(oneEvent(), CONTEXT, () => Promise.resolve());
  await between.next();
  void between.end(ENDED);
  expect(await codeOf(between)).toEqual({ code: 'UNAUTHENTICATED', requestId: 'request-1' });
  expect(await between.next()).toEqual({ value: undefined, done: true });
});
