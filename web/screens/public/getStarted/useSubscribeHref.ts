import { useLocation } from 'react-router-dom';
import { subscribeHref } from '../../../app/routing/returnLinks.ts';
import { absoluteAddress, useSite } from '../../../site/site.ts';

/** Builds the purchase URL of an offer, with a return link to this page (RDR-03). */
export function useSubscribeHref(): (offer: { code: string; name: string }) => string {
  const site = useSite();
  const { pathname } = useLocation();
  const returnTo = absoluteAddress(site, pathname);
  return (offer) => subscribeHref(offer, { ...site, returnTo });
}
