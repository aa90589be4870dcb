import { commitLocalUpdate, Environment, Network, RecordSource, ROOT_TYPE, Store } from 'relay-runtime';
import type {
  EnvironmentConfig,
  FetchFunction,
  GraphQLResponse,
  MissingFieldHandler,
  SubscribeFunction,
} from 'relay-runtime';
import { fieldErrorCode, noteFieldErrorCode } from './errors.ts';

/** How long a response is shown without refetching, in ms. */
const CACHE_MS = 5 * 60_000;
/** Number of previous screens whose records are kept for going back. */
const KEPT_SCREENS = 20;

/** Resolves a lead or chat that a list has already loaded, so that its screen renders at once. */
export const fromStore: MissingFieldHandler = {
  kind: 'linked',
  handle(field, record, variables) {
    const parent = record?.getType();
    const isRoot = parent === ROOT_TYPE && field.name === 'node';
    const isViewer = parent === 'Viewer' && (field.name === 'lead' || field.name === 'chat');
    return (isRoot || isViewer) && typeof variables['id'] === 'string' ? variables['id'] : undefined;
  },
};

/** Network functions and handlers of a page. */
interface EnvironmentParts {
  readonly fetch: FetchFunction;
  readonly subscribe?: SubscribeFunction;
  /** Disables the retention of queries, which would keep a rendered page in memory for minutes. */
  readonly isServer?: boolean;
  /** By default Relay's own. */
  readonly handlerProvider?: EnvironmentConfig['handlerProvider'];
}

/** Creates the store and network of a page, or of one request during server rendering. */
export function createEnvironment({
  fetch,
  subscribe,
  isServer = false,
  handlerProvider,
}: EnvironmentParts): Environment {
  const environment = new Environment({
    network: Network.create(fetch, subscribe),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: KEPT_SCREENS,
      queryCacheExpirationTime: CACHE_MS,
    }),
    isServer,
    handlerProvider,
    missingFieldHandlers: [fromStore],
    log(event) {
      // On `end` rather than on arrival, because a response that arrives before its screen's code is stored later.
      if (event.name === 'execute.next.end' && hasErrors(event.response)) markStale(environment);
    },
    relayFieldLogger(event) {
      if (event.kind === 'relay_field_payload.error') noteFieldErrorCode(fieldErrorCode(event.error));
    },
  });
  return environment;
}

function hasErrors(answer: GraphQLResponse): boolean {
  return [answer].flat().some((part) => 'errors' in part && part.errors !== undefined);
}

/** The store caches errors like data. Marking it stale makes the next visit refetch instead of showing them again. */
function markStale(environment: Environment): void {
  commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord());
}
