import { useLocation } from 'react-router-dom';
import { usePage } from '../page/page.ts';
import { subscribeHref } from '../routing/returnLinks.ts';

/** Builds purchase links that return the buyer to the current page (RDR-03). */
export function useOfferHref(): (offer: { code: string; name: string }) => string {
  const { settings, basePath } = usePage();
  const { pathname, search } = useLocation();
  const returnTo = `${window.location.origin}${basePath}${pathname}${search}`;
  return (offer) => subscribeHref(offer, { ...settings, returnTo });
}
