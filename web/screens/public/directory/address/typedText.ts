import type { DirectorySearch } from './directorySearch.ts';

/** The search with the text in the form's search field: like a form without scripts, a choice sends it along. */
export function withTypedText(search: DirectorySearch, form: HTMLFormElement | null): DirectorySearch {
  const field = form?.elements.namedItem('q');
  const query = field instanceof HTMLInputElement ? field.value.trim() : search.query;
  return query === search.query ? search : { ...search, query };
}
