import { commitLocalUpdate, Environment, Network, RecordSource, ROOT_TYPE, Store } from 'relay-runtime';
import type { FetchFunction, GraphQLResponse, MissingFieldHandler, SubscribeFunction } from 'relay-runtime';
import { noteFieldErrorCode } from './errors.ts';

/** How long an answer is shown without being asked for again. In ms. */
const CACHE_MS = 5 * 60_000;
/** Queries of screens left behind whose records are kept for going back. */
const KEPT_SCREENS = 20;

/** A lead or chat that a list has brought already is shown at once when its own screen opens. */
export const fromStore: MissingFieldHandler = {
  kind: 'linked',
  handle(field, record, variables) {
    const parent = record?.getType();
    const isRoot = parent === ROOT_TYPE && field.name === 'node';
    const isViewer = parent === 'Viewer' && (field.name === 'lead' || field.name === 'chat');
    return (isRoot || isViewer) && typeof variables['id'] === 'string' ? variables['id'] : undefined;
  },
};

/** The network of a page, and where it is. */
interface EnvironmentParts {
  readonly fetch: FetchFunction;
  readonly subscribe?: SubscribeFunction;
  /** On the server nothing is kept for a screen that might still open: each rendered page would stay in memory for minutes. */
  readonly isServer?: boolean;
}

/** The store and network of one page, or of one request when pages are rendered on the server. */
export function createEnvironment({ fetch, subscribe, isServer = false }: EnvironmentParts): Environment {
  const environment = new Environment({
    network: Network.create(fetch, subscribe),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: KEPT_SCREENS,
      queryCacheExpirationTime: CACHE_MS,
    }),
    isServer,
    missingFieldHandlers: [fromStore],
    log(event) {
      // Not when the answer arrives: one that came before the code of its screen is written later.
      if (event.name === 'execute.next.end' && hasErrors(event.response)) markStale(environment);
    },
    relayFieldLogger(event) {
      if (event.kind === 'relay_field_payload.error') noteFieldErrorCode(codeOf(event.error));
    },
  });
  return environment;
}

function hasErrors(answer: GraphQLResponse): boolean {
  return [answer].flat().some((part) => 'errors' in part && part.errors !== undefined);
}

/** The store keeps errors like data. Marked stale, they are not shown again when a screen is opened another time, but asked for anew. */
function markStale(environment: Environment): void {
  commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord());
}

function codeOf(error: object): string | null {
  const extensions: unknown = 'extensions' in error ? error.extensions : null;
  return typeof extensions === 'object' && extensions !== null && 'code' in extensions ? String(extensions.code) : null;
}
