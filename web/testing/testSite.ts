import type { Site } from '../site/site.ts';

/** A public page's site in tests: at the root of a host, in English, without a session. */
export function testSite(own: Partial<Site> = {}): Site {
  return {
    origin: 'https://agencies.example',
    basePath: '',
    locale: 'en',
    prefix: null,
    theme: 'system',
    isSignedIn: false,
    knownVisitor: false,
    subscribeUrl: 'https://shop.example/subscribe',
    contactEmail: 'partners@demo.example',
    academyUrl: null,
    collectHead: null,
    ...own,
  };
}
