import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { returnTarget } from './signInTarget.ts';

function back(value: string) {
  return new URLSearchParams({ redirect_to: value });
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
    expect(returnTarget(new URLSearchParams(), '')).toBe('/profile/dashboard');
  });

  it('encode path segments', () => {
    expect(paths.lead('a/b')).toBe('/profile/leads/lead/a%2Fb');
    expect(paths.chat('1 2')).toBe('/profile/messages?selectedChat=1+2');
  });
});
