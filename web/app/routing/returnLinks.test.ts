import { describe, expect, it } from 'vitest';
import { loginPath, signupPath, subscribeHref } from './returnLinks.ts';

describe('return links', () => {
  it('keep page and query (RDR-01, RDR-02)', () => {
    const place = { pathname: '/profile/settings', search: '?page=2' };
    expect(loginPath(place)).toBe('/login?redirect_to=%2Fprofile%2Fsettings%3Fpage%3D2');
    expect(signupPath(place)).toBe('/signup?redirect_to=%2Fprofile%2Fsettings%3Fpage%3D2');
  });

  it('contain offer, offerName and the return URL for a purchase (RDR-03)', () => {
    const offer = { code: 'ap_listing', name: 'Lead generation' };
    const place = { contactEmail: 'partners@demo.example', returnTo: 'https://portal.example/profile?x=1' };
    const url = new URL(subscribeHref(offer, { ...place, subscribeUrl: 'https://shop.example/subscribe?from=portal' }));
    expect(url.origin + url.pathname).toBe('https://shop.example/subscribe');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      from: 'portal',
      offer: 'ap_listing',
      offerName: 'Lead generation',
      redirect_to: 'https://portal.example/profile?x=1',
    });
    expect(subscribeHref(offer, { ...place, subscribeUrl: null })).toBe(
      'mailto:partners@demo.example?subject=Lead%20generation',
    );
  });
});
