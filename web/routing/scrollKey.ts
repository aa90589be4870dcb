import type { Location } from 'react-router-dom';

let hashEntries = 0;

/**
 * Key under which the router stores the scroll position of a history entry. The browser creates the entry of a native
 * `#hash` link without a key, and the router takes it for the first page of the tab: it would scroll to that page's
 * position. Such entries get a key that no position has, so the router scrolls to their element.
 */
export function scrollKey({ key, hash }: Location): string {
  if (key !== 'default' || hash === '') return key;
  hashEntries += 1;
  return `${hash}-${hashEntries}`;
}
