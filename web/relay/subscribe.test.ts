import type { ClientOptions, SubscribePayload } from 'graphql-ws';
import type { RequestParameters } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveConnection } from './subscribe.ts';
import type { LiveSession } from './subscribe.ts';

interface Subscribed {
  payload: SubscribePayload;
  sink: { next: (result: object) => void; error: (reason: unknown) => void };
}

// Records what the library receives and scripts its replies.
const socket = vi.hoisted(() => ({
  options: [] as ClientOptions[],
  subscribed: [] as Subscribed[],
  stopped: 0,
  /** How often creating a client fails from now on. */
  failures: 0,
}));
vi.mock('graphql-ws', () => ({
  createClient: (options: ClientOptions) => {
    if (socket.failures > 0) {
      socket.failures -= 1;
      throw new Error('not loaded');
    }
    socket.options.push(options);
    return {
      subscribe: (payload: SubscribePayload, sink: Subscribed['sink']) => {
        socket.subscribed.push({ payload, sink });
        return () => void (socket.stopped += 1);
      },
    };
  },
}));

const operation: RequestParameters = {
  id: 's1',
  text: null,
  name: 'ThreadSubscription',
  operationKind: 'subscription',
  metadata: {},
};

async function setUp(renew: LiveSession['renew'] = () => Promise.resolve(false)) {
  const session = { viewerId: 'viewer-1', renew, changed: vi.fn<() => void>() };
  const live = new LiveConnection(() => 'ws://portal.example/graphql', session);
  const observable = live.subscribe(operation, { chatId: 'c1' }, {});
  if (!('subscribe' in observable)) throw new Error('not an observable');
  const events: unknown[] = [];
  const failures: Error[] = [];
  const subscription = observable.subscribe({
    next: (event) => events.push(event),
    error: (error: Error) => failures.push(error),
  });
  await vi.waitFor(() => expect(socket.subscribed).toHaveLength(1));
  const [options] = socket.options;
  const [subscribed] = socket.subscribed;
  if (!options || !subscribed) throw new Error('nothing subscribed');
  return { live, session, events, failures, subscription, options, ...subscribed };
}

describe('LiveConnection', () => {
  beforeEach(() => {
    socket.options.length = 0;
    socket.subscribed.length = 0;
    socket.stopped = 0;
  });

  it("subscribes by a trusted document's id and passes events on", async () => {
    const { events, payload, sink, options } = await setUp();
    expect(options.url).toBeTypeOf('function');
    expect(payload).toMatchObject({ extensions: { documentId: 's1' }, variables: { chatId: 'c1' } });
    sink.next({ data: { chatEvents: { cursor: 'k1', chat: { id: 'c1' } } } });
    expect(events).toEqual([{ data: { chatEvents: { cursor: 'k1', chat: { id: 'c1' } } } }]);
  });

  it('resumes after a reconnect from the last event (ERR-21)', async () => {
    const { payload, sink } = await setUp();
    for (const cursor of ['k1', 'k2']) sink.next({ data: { chatEvents: { cursor } } });
    // The library resends this very object.
    expect(payload.variables).toEqual({ chatId: 'c1', after: 'k2' });
    sink.next({ data: { messengerEvents: { messenger: {} } } });
    expect(payload.variables).toEqual({ chatId: 'c1', after: 'k2' });
  });

  it('resumes after the session expired and was renewed (ERR-22)', async () => {
    const renew = vi.fn<(request: object, sentAt: number) => Promise<boolean>>().mockResolvedValue(true);
    const { sink, failures, options } = await setUp(renew);
    const before = performance.now();
    const refused = new CloseEvent('close', { code: 4401 });
    options.on?.connecting?.(false);
    sink.next({ data: { chatEvents: { cursor: 'k1' } } });
    options.on?.closed?.(refused);
    sink.error(refused);
    await vi.waitFor(() => expect(socket.subscribed).toHaveLength(2));
    // When the refused socket was opened.
    expect(renew.mock.calls[0]?.[1]).toBeGreaterThanOrEqual(before);
    expect(socket.subscribed[1]?.payload.variables).toEqual({ chatId: 'c1', after: 'k1' });
    expect(failures).toEqual([]);
  });

  it.each([new CloseEvent('close', { code: 4401 }), new CloseEvent('close', { code: 4400 }), [{ message: 'refused' }]])(
    'ends with an error when it may not resume',
    async (reason) => {
      const { sink, failures } = await setUp();
      sink.error(reason);
      await vi.waitFor(() => expect(failures).toHaveLength(1));
      expect(socket.subscribed).toHaveLength(1);
    },
  );

  it("sends the page's account, and ends when the session belongs to another", async () => {
    const { options, session, sink, failures } = await setUp();
    expect(options.connectionParams).toBeTypeOf('function');
    expect(await (options.connectionParams as () => unknown)()).toEqual({ viewer: 'viewer-1' });
    const closed = new CloseEvent('close', { code: 4410 });
    expect(options.shouldRetry?.(closed)).toBe(false);
    sink.error(closed);
    await vi.waitFor(() => expect(session.changed).toHaveBeenCalledOnce());
    expect(failures).toEqual([]);
    expect(socket.subscribed).toHaveLength(1);
  });

  it('waits for another tab to be closed, or for a retry, while the account has too many sockets', async () => {
    const { live, sink, failures } = await setUp();
    vi.useFakeTimers();
    sink.error(new CloseEvent('close', { code: 4429 }));
    await vi.advanceTimersByTimeAsync(7_000);
    expect(socket.subscribed).toHaveLength(1);
    live.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.subscribed).toHaveLength(2);
    socket.subscribed[1]?.sink.error(new CloseEvent('close', { code: 4429 }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(socket.subscribed).toHaveLength(3);
    expect(failures).toEqual([]);
  });

  it('restarts every subscription that waits when a retry is asked for', async () => {
    const { live, sink } = await setUp();
    const second = live.subscribe(operation, { chatId: 'c2' }, {});
    if (!('subscribe' in second)) throw new Error('not an observable');
    second.subscribe({});
    await vi.waitFor(() => expect(socket.subscribed).toHaveLength(2));
    vi.useFakeTimers();
    for (const stream of [sink, socket.subscribed[1]?.sink]) stream?.error(new CloseEvent('close', { code: 4429 }));
    await vi.advanceTimersByTimeAsync(100);
    live.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(socket.subscribed.slice(2).map(({ payload }) => payload.variables)).toEqual([
      { chatId: 'c1' },
      { chatId: 'c2' },
    ]);
  });

  it('loads the library again if that failed', async () => {
    socket.failures = 1;
    const live = new LiveConnection(() => '', { viewerId: null, renew: async () => false, changed: () => undefined });
    const subscribed = () =>
      new Promise<Error | null>((resolve) => {
        const observable = live.subscribe(operation, {}, {});
        if (!('subscribe' in observable)) throw new Error('not an observable');
        observable.subscribe({ error: resolve });
        void vi.waitFor(() => expect(socket.subscribed).toHaveLength(1)).then(() => resolve(null));
      });
    expect(await subscribed()).toEqual(new Error('not loaded'));
    expect(await subscribed()).toBeNull();
  });

  it('closes when the last listener is gone', async () => {
    const { subscription } = await setUp();
    subscription.unsubscribe();
    expect(socket.stopped).toBe(1);
  });

  it('reports losing and regaining the connection', async () => {
    const { live, options } = await setUp();
    const seen: string[] = [];
    live.onChange(() => seen.push(live.getState()));
    options.on?.connecting?.(false);
    options.on?.connected?.(new EventTarget(), undefined, false);
    options.on?.closed?.(new CloseEvent('close', { code: 1006 }));
    options.on?.connecting?.(true);
    options.on?.connected?.(new EventTarget(), undefined, true);
    options.on?.closed?.(new CloseEvent('close', { code: 1000 }));
    expect(seen).toEqual(['connecting', 'online', 'offline', 'online', 'idle']);
  });

  it('never gives up, waits at most 15 s between attempts, and retries at once when asked', async () => {
    const { live, options } = await setUp();
    vi.useFakeTimers();
    expect(options.retryAttempts).toBe(Number.POSITIVE_INFINITY);
    expect(options.shouldRetry?.(new CloseEvent('close', { code: 4403 }))).toBe(true);
    const done = vi.fn<() => void>();
    void options.retryWait?.(30).then(done);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(done).toHaveBeenCalledOnce();
    void options.retryWait?.(30).then(done);
    live.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledTimes(2);
  });
});
