import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { returnTarget } from './signInTarget.ts';

function back(value: string, hash = '') {
  return { search: `?${new URLSearchParams({ redirect_to: value })}`, hash };
}

describe('redirects', () => {
  it('lead only to pages of the portal (RDR-05, RDR-06)', () => {
    expect(returnTarget(back('/profile/settings?page=2'), '')).toBe('/profile/settings?page=2');
    expect(returnTarget(back('/partners/profile/settings'), '/partners')).toBe('/profile/settings');
    for (const page of ['/ide', '/ide/', '/docs/', '/docs/operations.html'])
      expect(returnTarget(back(page), '')).toBe(page);
    for (const bad of [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '/nowhere',
      '/login',
      '/ide/schema.graphql',
    ]) {
      expect(returnTarget(back(bad), '')).toBe('/profile');
    }
    expect(returnTarget({ search: '', hash: '#services' }, '')).toBe('/profile/dashboard');
  });

  it('keep the hash of the requested page, which browsers carry through the redirect to sign-in', () => {
    expect(returnTarget(back('/docs/types.html', '#Lead'), '')).toBe('/docs/types.html#Lead');
    expect(returnTarget(back('/profile#services', '#form'), '')).toBe('/profile#services');
    expect(returnTarget(back('//evil.test', '#form'), '')).toBe('/profile');
  });

  it('encode path segments', () => {
    expect(paths.lead('a/b')).toBe('/profile/leads/lead/a%2Fb');
    expect(paths.chat('1 2')).toBe('/profile/messages?selectedChat=1+2');
  });
});
