import type { SubmitEvent } from 'react';
import { useDirectory } from '../address/directoryNavigation.ts';
import { parseDirectorySearch } from '../address/directorySearch.ts';

/** Submits the filters as a client-side navigation; values are parsed like any directory URL. */
export function useFilterForm(): (event: SubmitEvent<HTMLFormElement>) => void {
  const { go } = useDirectory();
  return (event) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') fields.append(name, value);
    }
    go(parseDirectorySearch({}, fields));
  };
}
