import { commitLocalUpdate, Environment, Network, Observable, RecordSource, ROOT_TYPE, Store } from 'relay-runtime';
import type { FetchFunction, MissingFieldHandler, SubscribeFunction } from 'relay-runtime';
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
  const fetchAndMark: FetchFunction = (...request) => {
    let hasErrors = false;
    return Observable.from(fetch(...request)).do({
      next: (answer) => {
        hasErrors ||= [answer].flat().some((part) => 'errors' in part && part.errors !== undefined);
      },
      complete: () => {
        if (hasErrors) markStale(environment);
      },
    });
  };
  const environment = new Environment({
    network: Network.create(fetchAndMark, subscribe),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: KEPT_SCREENS,
      queryCacheExpirationTime: CACHE_MS,
    }),
    isServer,
    missingFieldHandlers: [fromStore],
    relayFieldLogger(event) {
      if (event.kind === 'relay_field_payload.error') noteFieldErrorCode(codeOf(event.error));
    },
  });
  return environment;
}

/** The store keeps errors like data. Marked stale, they are not shown again when a screen is opened another time, but asked for anew. */
function markStale(environment: Environment): void {
  commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord());
}

function codeOf(error: object): string | null {
  const extensions: unknown = 'extensions' in error ? error.extensions : null;
  return typeof extensions === 'object' && extensions !== null && 'code' in extensions ? String(extensions.code) : null;
}
