import { describe, expect, it } from 'vitest';
import { loginPath, paths, returnTarget, signupPath, subscribeHref } from './paths.ts';

const back = (value: string) => new URLSearchParams({ redirect_to: value });

describe('redirects', () => {
  it('carry page and query (RDR-01, RDR-02)', () => {
    const place = { pathname: '/profile/settings', search: '?page=2' };
    expect(loginPath(place)).toBe('/login?redirect_to=%2Fprofile%2Fsettings%3Fpage%3D2');
    expect(signupPath(place)).toBe('/signup?redirect_to=%2Fprofile%2Fsettings%3Fpage%3D2');
  });

  it('lead back to pages of the portal only (RDR-05, RDR-06)', () => {
    expect(returnTarget(back('/profile/settings?page=2'), '')).toBe('/profile/settings?page=2');
    expect(returnTarget(back('/partners/profile/settings'), '/partners')).toBe('/profile/settings');
    for (const bad of [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '/nowhere',
      '/login',
    ]) {
      expect(returnTarget(back(bad), '')).toBe('/profile');
    }
    expect(returnTarget(new URLSearchParams(), '')).toBe('/profile');
  });

  it('name offer, offerName and the way back for a purchase (RDR-03)', () => {
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

  it('encode what stands in a path', () => {
    expect(paths.lead('a/b')).toBe('/profile/leads/lead/a%2Fb');
    expect(paths.chat('1 2')).toBe('/profile/messages?selectedChat=1+2');
  });
});
