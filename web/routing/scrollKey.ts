import type { Location } from 'react-router-dom';

let isLoading = true;
let newKeys = 0;

/**
 * Key under which the router stores the scroll position of a history entry. Two entries get a key that no position has:
 *
 * - The browser creates the entry of a native `#hash` link without a key, and the router takes it for the first page of
 *   the tab. It would scroll to that page's position instead of the element.
 * - A page whose address leads to its reviews (QRY-14) scrolls there when it is loaded, also by a reload.
 */
export function scrollKey({ key, hash, search }: Location): string {
  const isFirst = isLoading;
  isLoading = false;
  const isNativeLink = key === 'default' && hash !== '';
  const leadsToReviews = isFirst && Boolean(new URLSearchParams(search).get('reviews'));
  if (!isNativeLink && !leadsToReviews) return key;
  newKeys += 1;
  return `${hash}-${newKeys}`;
}
