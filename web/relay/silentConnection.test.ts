import type { RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveConnection } from './subscribe.ts';

/** A socket to a gateway that answers handshakes and pings until the network drops everything without a trace. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static opened: FakeSocket[] = [];
  static isDropped = false;
  readyState = 0;
  readonly received: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeSocket.opened.push(this);
    void Promise.resolve().then(() => {
      if (FakeSocket.isDropped) return;
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const { type } = JSON.parse(text) as { type: string };
    this.received.push(type);
    const answer = { connection_init: 'connection_ack', ping: 'pong' }[type];
    if (answer === undefined || FakeSocket.isDropped) return;
    void Promise.resolve().then(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }
}

const operation: RequestParameters = {
  id: 's1',
  text: null,
  name: 'ThreadSubscription',
  operationKind: 'subscription',
  metadata: {},
};

async function connect() {
  const session = { viewerId: null, renew: () => Promise.resolve(false), changed: () => undefined };
  const live = new LiveConnection(() => 'ws://portal.example/graphql', session);
  const observable = live.subscribe(operation, {}, {});
  if (!('subscribe' in observable)) throw new Error('not an observable');
  const subscription = observable.subscribe({});
  await vi.waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(0);
  return { live, subscription };
}

describe('a connection over which nothing arrives any more', () => {
  beforeEach(async () => {
    await import('graphql-ws');
    FakeSocket.opened = [];
    FakeSocket.isDropped = false;
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('counts as lost within 20 s, and a new one resumes', async () => {
    const { live, subscription } = await connect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([live.getState(), FakeSocket.opened.length]).toEqual(['online', 1]);
    FakeSocket.isDropped = true;
    const droppedAt = Date.now();
    // The computer sleeps for an hour.
    vi.setSystemTime(droppedAt + 3_600_000);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(live.getState()).toBe('offline');
    // Pings come every 10 s.
    expect(droppedAt - live.lastOnlineAt).toBeLessThanOrEqual(10_000);
    expect(live.lastOnlineAt).toBeLessThanOrEqual(droppedAt);
    FakeSocket.isDropped = false;
    await vi.advanceTimersByTimeAsync(26_000);
    expect(live.getState()).toBe('online');
    expect(FakeSocket.opened.at(-1)?.received).toContain('subscribe');
    subscription.unsubscribe();
  });

  it('is given up during its handshake too', async () => {
    FakeSocket.isDropped = true;
    const { live, subscription } = await connect();
    await vi.advanceTimersByTimeAsync(10_000);
    FakeSocket.isDropped = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.getState()).toBe('online');
    subscription.unsubscribe();
  });
});
