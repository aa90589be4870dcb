import type { Location } from 'react-router-dom';

let isLoading = true;

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
  // Random, because positions outlive the page; without the hash, which can be the token of a reset link.
  return Math.random().toString(36).slice(2);
}
