import { createContext, use, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { directoryHref, parseDirectorySearch, UNFOLDED_PARAMETER } from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';

/** Where the reader is in the directory, and the way to another list of it. */
export interface DirectoryNavigation {
  /** The list that is shown. */
  readonly search: DirectorySearch;
  /** The list that was asked for last: filters show it while it loads, and further choices add to it. */
  readonly wanted: DirectorySearch;
  /** Filters that the address wants to be seen with all their values. */
  readonly unfolded: readonly string[];
  /** Notes which list a link asks for. */
  readonly ask: (next: DirectorySearch) => void;
  /** Opens a list; the page stays where it is scrolled to. */
  readonly go: (next: DirectorySearch) => void;
}

export const DirectoryContext = createContext<DirectoryNavigation | null>(null);

export function useDirectory(): DirectoryNavigation {
  const navigation = use(DirectoryContext);
  if (!navigation) throw new Error('No directory above this component');
  return navigation;
}

/** The navigation of the screen at the address; the screen gives it to the components below. */
export function useDirectoryNavigation(): DirectoryNavigation {
  const params = useParams();
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ search: DirectorySearch; from: string } | null>(null);
  const search = parseDirectorySearch(params, parameters);
  const ask = (next: DirectorySearch) => setAsked({ search: next, from: key });
  return {
    search,
    wanted: asked?.from === key ? asked.search : search,
    unfolded: parameters.getAll(UNFOLDED_PARAMETER),
    ask,
    go(next) {
      ask(next);
      void navigate(directoryHref(next), { preventScrollReset: true });
    },
  };
}
