import type { GraphQLSingularResponse, RequestParameters } from 'relay-runtime';
import { Observable } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { EmbeddedAnswers } from './embeddedAnswers.ts';
import { failureKind, GatewayError, NetworkError, TimeoutError, UnauthenticatedError } from './errors.ts';
import { createFetch } from './fetchGraphQL.ts';
import type { FetchSettings } from './fetchGraphQL.ts';

const query: RequestParameters = { id: 'q1', text: null, name: 'ScreenQuery', operationKind: 'query', metadata: {} };
const mutation: RequestParameters = { ...query, id: 'm1', name: 'useSaveMutation', operationKind: 'mutation' };

function answer(body: unknown, status = 200) {
  return new Response(JSON.stringify(body), { status });
}

const unauthenticated = { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] };

function setUp(
  fetch: typeof globalThis.fetch,
  settings: Partial<FetchSettings> = {},
): (request?: RequestParameters, variables?: object, metadata?: Record<string, unknown>) => Promise<unknown> {
  const send = createFetch({
    endpoint: '/partners/graphql',
    answers: new EmbeddedAnswers([]),
    language: () => 'de',
    session: { isLost: () => false, renew: () => Promise.resolve(false) },
    fetch,
    ...settings,
  });
  return (request = query, variables = {}, metadata = {}) =>
    Observable.from(send(request, variables, { metadata })).toPromise();
}

describe('fetchGraphQL', () => {
  it("sends a trusted document's id with language and preflight header", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(answer({ data: { viewer: null } }));
    await setUp(fetch)(query, { page: 2 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/partners/graphql');
    expect(init?.body).toBe('{"documentId":"q1","variables":{"page":2}}');
    expect(init?.credentials).toBe('same-origin');
    expect(init?.headers).toMatchObject({
      'accept-language': 'de',
      'content-type': 'application/json',
      'graphql-require-preflight': '1',
    });
  });

  it('uses an embedded answer once, whatever the order of its variables, and not after 30 s', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockImplementation(() => Promise.resolve(answer({ data: { n: 2 } })));
    let now = 0;
    const response: GraphQLSingularResponse = { data: { n: 1 } };
    const embedded = { id: 'q1', variables: { a: 1, b: { c: 2, d: 3 } }, response };
    const isLost = vi.fn<FetchSettings['session']['isLost']>().mockReturnValue(false);
    const session = { isLost, renew: () => Promise.resolve(false) };
    const ask = setUp(fetch, { session, answers: new EmbeddedAnswers([embedded], () => now) });
    expect(await ask(query, { b: { d: 3, c: 2 }, a: 1 })).toBe(response);
    expect(isLost).toHaveBeenCalledWith({ n: 1 }, 'query');
    expect(await ask(query, { a: 1, b: { c: 2, d: 3 } })).toEqual({ data: { n: 2 } });
    now = 30_000;
    const late = setUp(fetch, { answers: new EmbeddedAnswers([embedded], () => now) });
    expect(await late(query, embedded.variables)).toEqual({ data: { n: 2 } });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('waits for a new session and repeats the request (ERR-22)', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(answer(unauthenticated))
      .mockResolvedValueOnce(answer({ data: { saved: true } }));
    const renew = vi.fn<FetchSettings['session']['renew']>().mockResolvedValue(true);
    const ask = setUp(fetch, { session: { isLost: () => false, renew } });
    expect(await ask(mutation, { name: 'typed' })).toEqual({ data: { saved: true } });
    expect(renew.mock.calls).toEqual([[mutation, expect.any(Number)]]);
    expect(fetch.mock.calls[1]?.[1]?.body).toBe(fetch.mock.calls[0]?.[1]?.body);
  });

  it("sends the page's account and leaves the page when the session belongs to another", async () => {
    const changed = vi.fn<() => void>();
    const owner = { viewerId: 'viewer-1', isForeign: (data: unknown) => data === 'foreign', changed };
    const other = () => answer({ errors: [{ message: 'x', extensions: { code: 'VIEWER_CHANGED' } }] }, 409);
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(answer({ data: { saved: true } }))
      .mockResolvedValueOnce(other())
      .mockResolvedValueOnce(answer({ data: 'foreign' }))
      // Somebody else has signed in by the time the request is repeated.
      .mockResolvedValueOnce(answer(unauthenticated))
      .mockResolvedValueOnce(other());
    const ask = setUp(fetch, { owner, session: { isLost: () => false, renew: () => Promise.resolve(true) } });
    await ask(mutation);
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-page-viewer': 'viewer-1' });
    const settled = vi.fn<() => void>();
    for (const request of [mutation, query, query]) ask(request).then(settled, settled);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(5));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(3));
    expect(settled).not.toHaveBeenCalled();
  });

  it('fails without a new session', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(answer(unauthenticated));
    await expect(setUp(fetch)()).rejects.toBeInstanceOf(UnauthenticatedError);
  });

  it('treats a missing viewer as a lost session', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(answer({ data: { viewer: null } }));
    const ask = setUp(fetch, { session: { isLost: () => true, renew: () => Promise.resolve(false) } });
    await expect(ask()).rejects.toBeInstanceOf(UnauthenticatedError);
  });

  it('retries a read once when the gateway is unreachable, a write never', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(setUp(fetch)()).rejects.toBeInstanceOf(NetworkError);
    expect(fetch).toHaveBeenCalledTimes(2);
    await expect(setUp(fetch)(mutation)).rejects.toBeInstanceOf(NetworkError);
    expect(fetch).toHaveBeenCalledTimes(3);
    const starting = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(new Response('starting', { status: 503 }))
      .mockResolvedValueOnce(answer({ data: {} }));
    expect(await setUp(starting)()).toEqual({ data: {} });
  });

  it('distinguishes a timeout from a missing connection (ERR-20)', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new DOMException('aborted', 'AbortError'));
    const error: unknown = await setUp(fetch)(mutation).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TimeoutError);
    expect([failureKind(error), failureKind(new NetworkError('x'))]).toEqual(['timeout', 'network']);
  });

  it("throws an operation's errors with their code and leaves field errors in the answer", async () => {
    const limited = { errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED', requestId: 'r-7' } }] };
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValueOnce(answer(limited, 429));
    const error: unknown = await setUp(fetch)().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'RATE_LIMITED', requestId: 'r-7' });
    expect(failureKind(error)).toBe('rateLimited');

    const partial = {
      data: { viewer: null },
      errors: [{ message: 'x', path: ['viewer'], extensions: { code: 'INTERNAL' } }],
    };
    fetch.mockResolvedValueOnce(answer(partial));
    expect(await setUp(fetch)()).toEqual(partial);

    fetch.mockResolvedValueOnce(answer({ ...partial, data: null }));
    await expect(setUp(fetch)(mutation)).rejects.toBeInstanceOf(GatewayError);
    fetch.mockResolvedValueOnce(new Response('<html>', { status: 500 }));
    await expect(setUp(fetch)()).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  it.each([
    [{ code: 'UPSTREAM_ERROR', outcomeUnknown: true }, true],
    [{ code: 'UPSTREAM_ERROR' }, false],
  ])('says whether a failed write may have been executed: %j', async (extensions, outcomeUnknown) => {
    const failed = { data: null, errors: [{ message: 'x', path: ['save'], extensions }] };
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(answer(failed));
    await expect(setUp(fetch)(mutation)).rejects.toMatchObject({ code: 'UPSTREAM_ERROR', outcomeUnknown });
  });

  it('fails a write whose result may be null, not one whose result could only be read in part (ERR-20)', async () => {
    const failed = (data: unknown, path: string[]) =>
      answer({ data, errors: [{ message: 'x', path, extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(failed({ orderStories: null }, ['orderStories']));
    const failure: unknown = await setUp(fetch)(mutation).catch((error: unknown) => error);
    expect(failureKind(failure)).toBe('timeout');
    const data = { orderStories: { viewer: null } };
    fetch.mockResolvedValueOnce(failed(data, ['orderStories', 'viewer']));
    expect(await setUp(fetch)(mutation)).toMatchObject({ data });
  });

  it('fails the next page of a list that could not be read, not one with an error in an entry (ERR-20)', async () => {
    const page = { ...query, name: 'ChatListPaginationQuery' };
    const failed = (data: unknown, path: (string | number)[]) =>
      answer({ data, errors: [{ message: 'x', path, extensions: { code: 'UPSTREAM_ERROR' } }] });
    const fetch = vi.fn<typeof globalThis.fetch>();
    const unread: [unknown, string[]][] = [
      [{ node: null }, ['node']],
      [{ viewer: { chats: null } }, ['viewer', 'chats']],
    ];
    for (const [data, path] of unread) {
      fetch.mockResolvedValueOnce(failed(data, path));
      await expect(setUp(fetch)(page)).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
      fetch.mockResolvedValueOnce(failed(data, path));
      expect(await setUp(fetch)(query)).toMatchObject({ data });
    }
    const data = { viewer: { chats: { edges: [{ lead: null }] } } };
    fetch.mockResolvedValueOnce(failed(data, ['viewer', 'chats', 'edges', 0, 'lead']));
    expect(await setUp(fetch)(page)).toMatchObject({ data });
  });

  it('fails a request that must be whole with its first error, so that the store never holds it', async () => {
    const partial = {
      data: { viewer: { stories: null } },
      errors: [{ message: 'x', path: ['viewer', 'stories'], extensions: { code: 'RATE_LIMITED' } }],
    };
    const ask = setUp(() => Promise.resolve(answer(partial)));
    expect(await ask()).toMatchObject(partial);
    const failure: unknown = await ask(query, {}, { whole: true }).catch((error: unknown) => error);
    expect(failureKind(failure)).toBe('rateLimited');
  });

  it('aborts the request when it is unsubscribed', async () => {
    let signal: AbortSignal | null | undefined;
    const fetch: typeof globalThis.fetch = (_url, init) => {
      signal = init?.signal;
      return new Promise(() => undefined);
    };
    const send = createFetch({
      endpoint: '/graphql',
      answers: new EmbeddedAnswers([]),
      language: () => 'en',
      session: { isLost: () => false, renew: () => Promise.resolve(false) },
      fetch,
    });
    const subscription = Observable.from(send(query, {}, {})).subscribe({});
    await Promise.resolve();
    subscription.unsubscribe();
    expect(signal?.aborted).toBe(true);
  });

  it('sends files as a multipart request', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(answer({ data: {} }));
    const send = createFetch({
      endpoint: '/graphql',
      answers: new EmbeddedAnswers([]),
      language: () => 'en',
      session: { isLost: () => false, renew: () => Promise.resolve(false) },
      fetch,
    });
    const file = new Blob(['png']);
    await Observable.from(send(mutation, { file: null }, {}, { file })).toPromise();
    const body = fetch.mock.calls[0]?.[1]?.body;
    if (!(body instanceof FormData)) throw new Error('no form');
    expect(body.get('operations')).toBe('{"documentId":"m1","variables":{"file":null}}');
    expect(body.get('map')).toBe('{"0":["variables.file"]}');
    expect(body.get('0')).toBeInstanceOf(Blob);
  });
});
