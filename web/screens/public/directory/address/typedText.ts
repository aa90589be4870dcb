import type { DirectorySearch } from './directorySearch.ts';

/** Id of the form that all filters and the search field belong to, wherever they are in the page. */
export const FILTER_FORM = 'filter-form';

/** The search with the text in the search field: like a form without scripts, a choice sends it along. */
export function withTypedText(search: DirectorySearch): DirectorySearch {
  const form = document.getElementById(FILTER_FORM);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem('q') : null;
  const query = field instanceof HTMLInputElement ? field.value.trim() : search.query;
  return query === search.query ? search : { ...search, query };
}
