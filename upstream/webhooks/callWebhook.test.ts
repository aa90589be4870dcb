import { afterEach, expect, test } from 'vitest';
import { webhookCaller } from './callWebhook.ts';
import { newSecret } from './signature.ts';
import { startReceiver, type TestReceiver } from './testing/testReceiver.ts';

let receiver: TestReceiver | null = null;
afterEach(async () => {
  await receiver?.close();
  receiver = null;
});

async function call(
  answer: Parameters<typeof startReceiver>[0],
  { deadline, at = (url: string) => url }: { deadline: number; at?: (url: string) => string },
) {
  receiver = await startReceiver(answer);
  const caller = webhookCaller({ allowPrivate: true, deadline });
  const request = { url: at(receiver.url), id: 'event', body: '{}', secrets: [newSecret()] };
  const outcome = await caller.call(request, new AbortController().signal);
  await caller.close();
  return outcome;
}

test('a call to a receiver that does not respond, or slowly, ends at the deadline (EXT-23)', async () => {
  const silent = await call(() => undefined, { deadline: 200 });
  expect(silent).toMatchObject({ status: null, error: 'timeout' });
  expect(silent.duration).toBeLessThan(2_000);
  // The status has arrived, which is all that matters.
  const trickling = await call((_call, response) => response.writeHead(200).write('a'), { deadline: 1_000 });
  expect(trickling).toMatchObject({ status: 200, error: null });
});

test('an endless response is not read to its end (EXT-23)', async () => {
  const endless = await call(
    (_call, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        response.once('drain', more);
      };
      response.writeHead(200);
      more();
    },
    { deadline: 10_000 },
  );
  expect(endless.status).toBe(200);
  expect(endless.duration).toBeLessThan(5_000);
});

test('a broken connection and a failed handshake are distinguished (EXT-23)', async () => {
  const cut = await call((_call, response) => response.destroy(), { deadline: 5_000 });
  expect(cut).toMatchObject({ status: null, error: 'connection' });
  const handshake = await call(undefined, { deadline: 5_000, at: (url) => url.replace('http:', 'https:') });
  expect(handshake).toMatchObject({ status: null, error: 'tls' });
});
