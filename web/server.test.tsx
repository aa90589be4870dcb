import { createOperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES, languageTag } from '../domain/locales.ts';
import { renderSite } from './server.tsx';
import agencyQuery from './relay/__generated__/AgencyScreenQuery.graphql.ts';
import AgencyScreenQuery from './relay/__generated__/AgencyScreenQuery$parameters.ts';
import type { RouteQuery } from './routing/route.ts';
import { anAgency, CATALOGUE } from './screens/public/agency/testing/agencyData.ts';
import type { SiteRequest, SiteResponse } from './site/renderer.ts';

type Change = Partial<Omit<SiteRequest, 'settings'>> & { readonly settings?: Partial<SiteRequest['settings']> };

function request(change: Change = {}): SiteRequest {
  return {
    pathname: '/kb/taxes',
    search: '',
    execute: () => Promise.reject(new Error('This page has no query')),
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
  };
}

const ROOT = 'https://agencies.example/partners';

describe('the head of a public page (DIR-14)', () => {
  it('names the page in all languages, itself, and where other readers go', async () => {
    const { status, head } = await renderSite(request());
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

  it('speaks for itself where the address names no language', async () => {
    const { head, body } = await renderSite(request({ settings: { locale: 'fr', prefix: null } }));
    expect(head).toContain(`<link rel="canonical" href="${ROOT}/kb/taxes">`);
    expect(body).toContain('href="/partners/agencies"');
    expect(body).toContain('href="/partners/language/de?to=%2Fkb%2Ftaxes"');
  });

  it('of an unknown address is 404 and for nobody’s index', async () => {
    const { status, head, body } = await renderSite(request({ pathname: '/<b>"&' }));
    expect([status, head.includes('hreflang'), head.includes('content="noindex"')]).toEqual([404, false, true]);
    expect(head).toContain('/de/%3Cb%3E%22&amp;');
    expect(body).toContain('Seite nicht gefunden');
    expect(body).not.toContain('<b>"');
  });
});

describe('the body of a public page', () => {
  it.each(LOCALES)('is whole and in the reader’s language: %s', async (locale) => {
    const { body, data } = await renderSite(request({ settings: { locale, prefix: locale } }));
    expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(body).toContain(`href="/partners/${locale}/agencies"`);
    expect(body).toContain('href="/partners/login?redirect_to=');
    // Neither styles that the page's policy refuses, nor a part that was left for the browser.
    expect(body).not.toMatch(/ style="|<!--\$!-->/);
    expect(JSON.parse(data)).toMatchObject({ failure: null, settings: { locale } });
  });

  it('offers the portal to who holds a session', async () => {
    const { body } = await renderSite(request({ settings: { isSignedIn: true } }));
    expect(body).toContain('href="/partners/profile/dashboard"');
    expect(body).not.toContain('/partners/login');
  });

  it('keeps what data holds from ending its script', async () => {
    const { data } = await renderSite(request({ posted: { text: '</script><!--<script>' } }));
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({ posted: { text: '</script><!--<script>' } });
  });
});

describe('an answer with an error', () => {
  const filters = { services: [{ id: 's', alias: 'seo', name: 'SEO' }] };
  const germany = { country: { alias: 'germany', name: 'Deutschland' }, count: 3 };
  const found = { totalCount: 3, facets: [{ values: [{ key: 'seo', count: 3 }] }], nodes: [], countries: [germany] };
  const landing = (agencies: unknown, errors?: SiteResponse['errors']) =>
    renderSite(
      request({
        pathname: '/',
        execute: () => Promise.resolve({ data: { filters, agencies }, ...(errors ? { errors } : {}) }),
      }),
    );

  it('is a page without the part that may be missing', async () => {
    const failed = { message: 'No answer in time', path: ['agencies'], extensions: { code: 'UPSTREAM_TIMEOUT' } };
    const [without, whole] = [await landing(null, [failed]), await landing(found)];
    expect([without.status, whole.status]).toEqual([200, 200]);
    expect([without, whole].map(({ body }) => body.includes('<h1'))).toEqual([true, true]);
    expect([without, whole].map(({ body }) => body.includes('Deutschland'))).toEqual([false, true]);
    expect(JSON.parse(without.data)).toMatchObject({ failure: null, answer: { agencies: null } });
  });
});

it('a page asks for its query once, with what its address says', async () => {
  const asked: RouteQuery[] = [];
  const execute = (query: RouteQuery) => {
    asked.push(query);
    return Promise.resolve({ data: { agency: null, filters: null } });
  };
  const { status } = await renderSite(request({ pathname: '/agencies/no%20body', execute }));
  expect(status).toBe(404);
  expect(asked).toEqual([{ id: AgencyScreenQuery.params.id, variables: { alias: 'no body' } }]);
});

it('a page that was sent is not kept: no timer holds its records', async () => {
  vi.useFakeTimers();
  try {
    const execute = () => Promise.resolve({ data: { agency: null, filters: null } });
    const { status } = await renderSite(request({ pathname: '/agencies/nobody', execute }));
    expect([status, vi.getTimerCount()]).toEqual([404, 0]);
  } finally {
    vi.useRealTimers();
  }
});

it('an agency in moderation has a page without a form, for nobody’s index; its data stays valid (STA-32)', async () => {
  const operation = createOperationDescriptor(agencyQuery, { alias: 'north-star' });
  const render = (isListed: boolean) => {
    const resolvers = { Query: () => ({ agency: anAgency({ isListed }), filters: CATALOGUE }) };
    const answer = MockPayloadGenerator.generate(operation, resolvers) as unknown as SiteResponse;
    return renderSite(request({ pathname: '/agencies/north-star', execute: () => Promise.resolve(answer) }));
  };
  const [open, approved] = [await render(false), await render(true)];
  const robots = ({ head }: { readonly head: string }) => /<meta name="robots" content="([^"]+)">/.exec(head)?.[1];
  expect([open, approved].map(({ status }) => status)).toEqual([200, 200]);
  expect([open, approved].map(robots)).toEqual(['noindex, follow', 'all']);
  expect([open, approved].map(({ body }) => body.includes('<form'))).toEqual([false, true]);
  expect([open, approved].map(({ body }) => body.includes('#brief'))).toEqual([false, true]);
  expect([open, approved].map(({ head }) => head.includes('hreflang'))).toEqual([false, true]);
  for (const { head } of [open, approved]) {
    const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)];
    expect(blocks.map(([, text = '']) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
      'ProfessionalService',
      'BreadcrumbList',
    ]);
  }
});

describe('a page that cannot be made (RTE-19)', () => {
  const failing =
    (...codes: string[]) =>
    () =>
      Promise.resolve({ errors: codes.map((code) => ({ message: 'No.', extensions: { code } })) });

  it('says why, and is a link to itself', async () => {
    const execute = failing('UPSTREAM_TIMEOUT');
    const { status, body } = await renderSite(request({ pathname: '/agencies', search: '?page=2', execute }));
    expect(status).toBe(503);
    expect(body).toContain('Keine rechtzeitige Antwort');
    expect(body).toContain('href="/partners/de/agencies?page=2"');
  });

  it('is no page when its address asks for what the contract does not take', async () => {
    const [bad, broken] = [failing('BAD_USER_INPUT'), failing('BAD_USER_INPUT', 'UPSTREAM_ERROR')].map((execute) =>
      renderSite(request({ pathname: '/agencies/x', execute })),
    );
    expect([(await bad)?.status, (await broken)?.status]).toEqual([404, 503]);
    expect((await bad)?.body).toContain('Seite nicht gefunden');
  });

  it('stands in for content that fails, which is told to the log', async () => {
    const errors: unknown[] = [];
    const broken = { totalCount: 1, facets: null, nodes: [], countries: null };
    const execute = () => Promise.resolve({ data: { filters: { services: [] }, agencies: broken } });
    const { status, data } = await renderSite(
      request({ pathname: '/', execute, onError: (error) => errors.push(error) }),
    );
    expect([status, errors.length, (JSON.parse(data) as { failure: string }).failure]).toEqual([503, 1, 'INTERNAL']);
  });
});
