import type { PreloadedQuery } from 'react-relay/hooks';
import { PreloadableQueryRegistry } from 'relay-runtime';
import type { IEnvironment, OperationType } from 'relay-runtime';
import type { createBrowserRouter } from 'react-router-dom';
import { refetchUntilDone } from '../../relay/refetchUntilDone.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Returns a function that refetches what the frame and the shown page have loaded, until that succeeds or another page
 * is opened. Of a page with a pane only the frame: events keep its list fresh, and refetching would drop further pages.
 */
export function createPageRefetch(environment: IEnvironment, router: Router): () => void {
  let stop = (): void => undefined;
  return () => {
    stop();
    const { location, loaderData, matches } = router.state;
    const shown = matches.at(-1)?.route.index === true ? matches.slice(0, -2) : matches;
    const ends = shown.flatMap(({ route }) => {
      const loaded: unknown = loaderData[route.id];
      if (!isQuery(loaded)) return [];
      const document = PreloadableQueryRegistry.get(loaded.id);
      return document ? [refetchUntilDone(environment, document, loaded.variables)] : [];
    });
    const unsubscribe = router.subscribe(({ location: { pathname } }) => {
      if (pathname !== location.pathname) stop();
    });
    stop = () => {
      unsubscribe();
      for (const end of ends) end();
    };
  };
}

function isQuery(loaded: unknown): loaded is PreloadedQuery<OperationType> & { readonly id: string } {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'id' in loaded &&
    typeof loaded.id === 'string' &&
    'variables' in loaded
  );
}
