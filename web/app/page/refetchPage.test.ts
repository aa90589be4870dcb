import { Environment, Network, PreloadableQueryRegistry, RecordSource, Store } from 'relay-runtime';
import type { ConcreteRequest } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageRefetch } from './refetchPage.ts';

type Router = Parameters<typeof createPageRefetch>[1];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with a query of the frame and one of the screen, whose network fails until `isBack`. */
function setUp({ hasPane = false } = {}) {
  const asked: string[] = [];
  const network = { isBack: true };
  const environment = new Environment({
    network: Network.create(({ name }) => {
      asked.push(name);
      return network.isBack ? { data: { number: 1 } } : { data: { number: null }, errors: [{ message: 'x' }] };
    }),
    store: new Store(new RecordSource()),
  });
  const loaderData = Object.fromEntries(
    ['frame', 'screen'].map((name) => {
      PreloadableQueryRegistry.set(`${name}-id`, queryOf(name));
      return [name, { id: `${name}-id`, variables: {} }];
    }),
  );
  const routes = [
    { id: 'frame' },
    { id: 'errors' },
    { id: 'screen' },
    ...(hasPane ? [{ id: 'pane', index: true }] : []),
  ];
  const state = {
    location: { pathname: '/profile' },
    loaderData: { ...loaderData, errors: undefined, pane: null },
    matches: routes.map((route) => ({ route })),
  };
  const listeners = new Set<(state: object) => void>();
  const subscribe = (listener: (state: object) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    asked,
    network,
    refetch: createPageRefetch(environment, { state, subscribe } as unknown as Router),
    open: (pathname: string) => {
      for (const listener of listeners) listener({ location: { pathname } });
    },
  };
}

function queryOf(name: string): ConcreteRequest {
  const selections = [{ kind: 'ScalarField', name: 'number', storageKey: null, args: null, alias: null }] as const;
  return {
    kind: 'Request',
    fragment: { kind: 'Fragment', name, type: 'Query', argumentDefinitions: [], metadata: null, selections },
    operation: { kind: 'Operation', name, argumentDefinitions: [], selections },
    params: { id: `${name}-id`, text: null, name, operationKind: 'query', metadata: {} },
  };
}

it('reads the frame and the page again until that succeeds', async () => {
  const { asked, network, refetch } = setUp();
  network.isBack = false;
  refetch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['frame', 'screen', 'frame', 'screen']);
  network.isBack = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveLength(6);
});

it('stops once another page is opened', async () => {
  const { asked, network, refetch, open } = setUp();
  network.isBack = false;
  refetch();
  open('/profile');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(4);
  open('/profile/leads');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveLength(4);
});

it('leaves out a page with a pane', async () => {
  const { asked, refetch } = setUp({ hasPane: true });
  refetch();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['frame']);
});
