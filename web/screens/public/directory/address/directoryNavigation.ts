import { createContext, use, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { directoryHref, parseDirectorySearch, UNFOLDED_PARAMETER } from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';

/** The current list and how to navigate to another one. */
export interface DirectoryNavigation {
  /** The list on screen. */
  readonly search: DirectorySearch;
  /** The list requested last: filters show it while it loads, and further choices add to it. */
  readonly wanted: DirectorySearch;
  /** Filters whose values the URL asks to show in full. */
  readonly unfolded: readonly string[];
  /** Records the list that a link requests. */
  readonly ask: (next: DirectorySearch) => void;
  /** Opens a list; keeps the scroll position. */
  readonly go: (next: DirectorySearch) => void;
}

/** The navigation of a list that cannot be filtered by budget: a budget in the URL has no effect, and links lack it. */
export function withoutBudget(navigation: DirectoryNavigation): DirectoryNavigation {
  const { search, wanted } = navigation;
  return { ...navigation, search: { ...search, budget: [] }, wanted: { ...wanted, budget: [] } };
}

export const DirectoryContext = createContext<DirectoryNavigation | null>(null);

export function useDirectory(): DirectoryNavigation {
  const navigation = use(DirectoryContext);
  if (!navigation) throw new Error('No directory above this component');
  return navigation;
}

/** The navigation for the current URL; the screen provides it by context. */
export function useDirectoryNavigation(): DirectoryNavigation {
  const params = useParams();
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ search: DirectorySearch; from: string } | null>(null);
  // Back to the list that it was requested from must not request it again.
  if (asked && asked.from !== key) setAsked(null);
  // Nor if it is still loading, when the list on screen keeps its key.
  useEffect(() => {
    const forget = () => setAsked(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const search = parseDirectorySearch(params, parameters);
  const ask = (next: DirectorySearch) => setAsked({ search: next, from: key });
  return {
    search,
    wanted: asked ? asked.search : search,
    unfolded: parameters.getAll(UNFOLDED_PARAMETER),
    ask,
    go(next) {
      ask(next);
      const href = directoryHref(next);
      // Like a form without scripts: the list on screen gets no second entry in the history.
      void navigate(href, { preventScrollReset: true, replace: href === directoryHref(search) });
    },
  };
}
