import { act } from '@testing-library/react';
import { Network, Observable } from 'relay-runtime';
import type { GraphQLSingularResponse, INetwork, RequestParameters, Variables } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { handlerProvider } from '../../../relay/connectionHandler.ts';

interface Pending {
  readonly name: string;
  readonly variables: Variables;
  readonly next: (response: GraphQLSingularResponse) => void;
  readonly complete: () => void;
  readonly error: (error: Error) => void;
}

/**
 * A gateway whose responses the test gives. It replaces the network, because screens start their queries before their
 * code is loaded, and the mock environment's list of operations does not include those.
 */
export class FakeGateway {
  readonly environment: MockEnvironment;
  #pending: Pending[] = [];

  constructor() {
    const run = (request: RequestParameters, variables: Variables) => this.#run(request, variables);
    const network: INetwork = Network.create(run, run);
    this.environment = createMockEnvironment({ network, handlerProvider });
  }

  /** Whether an operation of this name is pending or subscribed. */
  isRunning(name: string): boolean {
    return this.#pending.some((pending) => pending.name === name);
  }

  /** Variables of the running operation of this name; throws if there is none. */
  variablesOf(name: string): Variables {
    return this.#find(name).variables;
  }

  /** The same of the operation of this name that was started last. */
  lastVariablesOf(name: string): Variables | undefined {
    return this.#pending.findLast((pending) => pending.name === name)?.variables;
  }

  /** Resolves the first running query or mutation of this name. */
  async answer(name: string, response: object, pending = this.#find(name)): Promise<void> {
    await act(async () => {
      pending.next(response as GraphQLSingularResponse);
      pending.complete();
    });
  }

  /** Resolves the last one of this name. */
  async answerLast(name: string, response: object): Promise<void> {
    await this.answer(
      name,
      response,
      this.#pending.findLast((pending) => pending.name === name),
    );
  }

  /** Pushes an event of a subscription. */
  async push(name: string, data: object): Promise<void> {
    const pending = this.#find(name);
    await act(async () => pending.next({ data }));
  }

  /** Ends an operation with an error. */
  async fail(name: string, error: Error): Promise<void> {
    const pending = this.#find(name);
    await act(async () => pending.error(error));
  }

  #find(name: string): Pending {
    const pending = this.#pending.find((candidate) => candidate.name === name);
    if (!pending)
      throw new Error(`${name} is not running; running are: ${this.#pending.map((other) => other.name).join(', ')}`);
    return pending;
  }

  #run({ name }: RequestParameters, variables: Variables): Observable<GraphQLSingularResponse> {
    return Observable.create((sink) => {
      const pending: Pending = {
        name,
        variables,
        next: (response) => sink.next(response),
        complete: () => sink.complete(),
        error: (error) => sink.error(error),
      };
      this.#pending.push(pending);
      return () => {
        this.#pending = this.#pending.filter((other) => other !== pending);
      };
    });
  }
}
