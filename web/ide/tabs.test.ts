import { afterEach, expect, it, vi } from 'vitest';
import { readOwnIds, WAIT_MS } from './tabs.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** `own`: the response with the ids of the account's data. */
function answer(own: Promise<Response>) {
  vi.stubGlobal('fetch', (_url: string, { body }: { readonly body: string }) =>
    body.includes('query Who') ? Promise.resolve(Response.json({ data: { viewer: { id: 'viewer-1' } } })) : own,
  );
}

const NONE = { viewerId: 'viewer-1', activeLeadId: null, acceptedLeadId: null, serviceIds: [], chatId: null };

it("the examples are filled with ids of the account's own data (EXT-24)", async () => {
  const node = { id: 'lead-2', services: [{ id: 'service-1' }] };
  const viewer = {
    active: { edges: [{ node: { id: 'lead-1' } }] },
    accepted: { edges: [{ node }] },
    chats: { edges: [{ node: { id: 'chat-1' } }] },
  };
  answer(Promise.resolve(Response.json({ data: { viewer } })));
  expect(await readOwnIds()).toEqual({
    viewerId: 'viewer-1',
    activeLeadId: 'lead-1',
    acceptedLeadId: 'lead-2',
    serviceIds: ['service-1'],
    chatId: 'chat-1',
  });
});

it('a slow upstream does not keep the IDE from opening, as its account (GWY-14)', async () => {
  vi.useFakeTimers();
  answer(new Promise(() => undefined));
  const ids = readOwnIds();
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(await ids).toEqual(NONE);
});

it('a failed read leaves the ids empty', async () => {
  answer(Promise.reject(new TypeError('Failed to fetch')));
  expect(await readOwnIds()).toEqual(NONE);
});
