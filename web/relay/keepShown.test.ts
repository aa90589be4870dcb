import {
  commitLocalUpdate,
  createOperationDescriptor,
  Environment,
  Network,
  Observable,
  PreloadableQueryRegistry,
  RecordSource,
  Store,
} from 'relay-runtime';
import type { ConcreteRequest, GraphQLResponse, RequestParameters } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { NetworkError, UnauthenticatedError } from './errors.ts';
import { Freshness } from './freshness.ts';
import { keepShown } from './keepShown.ts';

const selections = [{ kind: 'ScalarField', name: 'number', storageKey: null, args: null, alias: null }] as const;
const params: RequestParameters = { id: 'q1', text: null, name: 'ListQuery', operationKind: 'query', metadata: {} };
const query: ConcreteRequest = {
  kind: 'Request',
  fragment: { kind: 'Fragment', name: 'ListQuery', type: 'Query', argumentDefinitions: [], metadata: null, selections },
  operation: { kind: 'Operation', name: 'ListQuery', argumentDefinitions: [], selections },
  params,
};

function answer(number: number): GraphQLResponse {
  return { data: { number } };
}

/** A page whose network gives these outcomes in turn. */
function setUp(...outcomes: (GraphQLResponse | Error)[]) {
  let now = 0;
  const freshness = new Freshness(() => now);
  const fetch = keepShown(
    () => {
      const outcome = outcomes.shift();
      if (!outcome) throw new Error('nothing left to answer');
      return Observable.create((sink) => {
        if (outcome instanceof Error) sink.error(outcome);
        else {
          sink.next(outcome);
          sink.complete();
        }
      });
    },
    (operation) => environment.check(operation),
    freshness,
  );
  const environment = new Environment({ network: Network.create(fetch), store: new Store(new RecordSource()) });
  PreloadableQueryRegistry.set('q1', query);
  return {
    environment,
    freshness,
    /** Runs the query and returns the outcome. */
    async ask(at: number): Promise<unknown> {
      now = at;
      const operation = createOperationDescriptor(query, {});
      environment.retain(operation);
      return new Promise((resolve) => {
        let got: unknown = 'nothing';
        environment.execute({ operation }).subscribe({
          next: (value) => (got = value),
          error: (error: Error) => resolve(error),
          complete: () => resolve(got),
        });
      });
    },
  };
}

describe('refreshing a shown answer', () => {
  it('keeps it when the network fails or the answer has errors, and remembers its time', async () => {
    const withErrors: GraphQLResponse = { data: { number: null }, errors: [{ message: 'x' }] };
    const { ask, freshness } = setUp(answer(1), new NetworkError('x'), withErrors, answer(2));
    expect(await ask(1)).toMatchObject(answer(1));
    expect(freshness.get('ListQuery', {})).toEqual({ at: 1, hasFailed: false });
    expect(await ask(2)).toBe('nothing');
    expect(await ask(3)).toBe('nothing');
    expect(freshness.get('ListQuery', {})).toEqual({ at: 1, hasFailed: true });
    expect(await ask(4)).toMatchObject(answer(2));
    expect(freshness.get('ListQuery', {})).toEqual({ at: 4, hasFailed: false });
  });

  it('reports failures when nothing is shown, after a retry, and when the session ends', async () => {
    const { ask, environment, freshness } = setUp(
      new NetworkError('first'),
      answer(1),
      new UnauthenticatedError('ended'),
      new NetworkError('again'),
    );
    expect(await ask(1)).toMatchObject({ message: 'first' });
    expect(freshness.get('ListQuery', {})).toBeNull();
    await ask(2);
    expect(await ask(3)).toBeInstanceOf(UnauthenticatedError);
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    expect(await ask(4)).toMatchObject({ message: 'again' });
  });
});
