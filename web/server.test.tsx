import { describe, expect, it, vi } from 'vitest';
import { LOCALES, languageTag } from '../domain/locales.ts';
import { renderSite } from './server.tsx';
import type { SiteRequest, SiteResponse } from './site/renderer.ts';
import { sitePlans } from './site/siteRoutes.ts';

type Change = Partial<Omit<SiteRequest, 'settings'>> & { readonly settings?: Partial<SiteRequest['settings']> };

const request = (change: Change = {}): SiteRequest => ({
  routeId: 'taxes',
  params: {},
  pathname: '/kb/taxes',
  search: '',
  answers: [],
  failure: null,
  posted: null,
  onError: () => undefined,
  ...change,
  settings: {
    origin: 'https://agencies.example',
    basePath: '/partners',
    locale: 'de',
    prefix: 'de',
    theme: 'system',
    isSignedIn: false,
    knownVisitor: false,
    subscribeUrl: null,
    contactEmail: 'support@demo.example',
    academyUrl: null,
    ...change.settings,
  },
});
const ROOT = 'https://agencies.example/partners';

describe('the head of a public page (DIR-14)', () => {
  it('names the page in all languages, itself, and where other readers go', () => {
    const { status, head } = renderSite(request());
    expect(status).toBe(200);
    const links = [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
    expect(links.map(([, lang, href]) => [lang, href])).toEqual([
      ...LOCALES.map((locale) => [languageTag(locale), `${ROOT}/${locale}/kb/taxes`]),
      ['x-default', `${ROOT}/kb/taxes`],
    ]);
    expect(head).toContain(`<link rel="canonical" href="${ROOT}/de/kb/taxes">`);
    expect(head).toMatch(/<title>[^<]+ · Agenturportal<\/title>/);
    expect(head).toContain('<meta name="robots" content="all">');
    expect(head).toContain(`<meta property="og:url" content="${ROOT}/de/kb/taxes">`);
  });

  it('speaks for itself where the address names no language', () => {
    const { head, body } = renderSite(request({ settings: { locale: 'fr', prefix: null } }));
    expect(head).toContain(`<link rel="canonical" href="${ROOT}/kb/taxes">`);
    expect(body).toContain('href="/partners/agencies"');
    expect(body).toContain('href="/partners/language/de?to=%2Fkb%2Ftaxes"');
  });

  it('of an unknown address is 404 and for nobody’s index', () => {
    const { status, head, body } = renderSite(request({ routeId: 'notFound', pathname: '/<b>"&' }));
    expect([status, head.includes('hreflang'), head.includes('content="noindex"')]).toEqual([404, false, true]);
    expect(head).toContain('/de/&lt;b&gt;&quot;&amp;');
    expect(body).toContain('Seite nicht gefunden');
    expect(body).not.toContain('<b>"');
  });
});

describe('the body of a public page', () => {
  it.each(LOCALES)('is whole and in the reader’s language: %s', (locale) => {
    const { body, data } = renderSite(request({ settings: { locale, prefix: locale } }));
    expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(body).toContain(`href="/partners/${locale}/agencies"`);
    expect(body).toContain('href="/partners/login?redirect_to=');
    // Neither styles that the page's policy refuses, nor a part that was left for the browser.
    expect(body).not.toMatch(/ style="|<!--\$!-->/);
    expect(JSON.parse(data)).toMatchObject({ failure: null, settings: { locale } });
  });

  it('offers the portal to who holds a session', () => {
    const { body } = renderSite(request({ settings: { isSignedIn: true } }));
    expect(body).toContain('href="/partners/profile"');
    expect(body).not.toContain('/partners/login');
  });

  it('keeps what data holds from ending its script', () => {
    const { data } = renderSite(request({ posted: { text: '</script><!--<script>' } }));
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({ posted: { text: '</script><!--<script>' } });
  });
});

describe('an answer with an error', () => {
  const { id } = sitePlans.landing.parameters.params;
  const landing = (agencies: unknown, errors?: SiteResponse['errors']): SiteRequest =>
    request({
      routeId: 'landing',
      pathname: '/',
      answers: [
        { id: id ?? '', variables: {}, response: { data: { filters, agencies }, ...(errors ? { errors } : {}) } },
      ],
    });
  const filters = { services: [{ id: 's', alias: 'seo', name: 'SEO' }] };
  const germany = { country: { alias: 'germany', name: 'Deutschland' }, count: 3 };
  const found = { totalCount: 3, facets: [{ values: [{ key: 'seo', count: 3 }] }], nodes: [], countries: [germany] };

  it('is a page without the part that may be missing', () => {
    const failed = { message: 'No answer in time', path: ['agencies'], extensions: { code: 'UPSTREAM_TIMEOUT' } };
    const [without, whole] = [renderSite(landing(null, [failed])), renderSite(landing(found))];
    expect([without.status, whole.status]).toEqual([200, 200]);
    expect([without, whole].map(({ body }) => body.includes('<h1'))).toEqual([true, true]);
    expect([without, whole].map(({ body }) => body.includes('Deutschland'))).toEqual([false, true]);
    expect(JSON.parse(without.data)).toMatchObject({
      failure: null,
      answers: [{ response: { data: { agencies: null } } }],
    });
  });
});

it('a page that was sent is not kept: no timer holds its records', () => {
  vi.useFakeTimers();
  try {
    const params = { alias: 'nobody' };
    const variables = sitePlans.agency.variables(params, new URLSearchParams()) ?? {};
    const { id } = sitePlans.agency.parameters.params;
    const answers = [{ id: id ?? '', variables, response: { data: { agency: null, filters: null } } }];
    const { status } = renderSite(request({ routeId: 'agency', params, pathname: '/agencies/nobody', answers }));
    expect([status, vi.getTimerCount()]).toEqual([404, 0]);
  } finally {
    vi.useRealTimers();
  }
});

describe('a page that cannot be made (RTE-19)', () => {
  it('says why, and is a link to itself', () => {
    const { status, body } = renderSite(request({ failure: 'timeout', search: '?a=1' }));
    expect(status).toBe(503);
    expect(body).toContain('Keine rechtzeitige Antwort');
    expect(body).toContain('href="/partners/de/kb/taxes?a=1"');
  });

  it('stands in for content that fails, which is told to the log', () => {
    const errors: unknown[] = [];
    const landing = request({ routeId: 'landing', pathname: '/', onError: (error) => errors.push(error) });
    const { status, data } = renderSite(landing);
    expect([status, errors.length, (JSON.parse(data) as { failure: string }).failure]).toEqual([503, 1, 'general']);
  });
});
