import { useLocation } from 'react-router-dom';
import { usePage } from '../page/page.ts';
import { subscribeHref } from '../routing/returnLinks.ts';

/** Makes the address where an offer is bought and from which the buyer comes back to this page of the portal (RDR-03). */
export function useOfferHref(): (offer: { code: string; name: string }) => string {
  const { settings, basePath } = usePage();
  const { pathname, search } = useLocation();
  const returnTo = `${window.location.origin}${basePath}${pathname}${search}`;
  return (offer) => subscribeHref(offer, { ...settings, returnTo });
}
