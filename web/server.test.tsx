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
  it('links all languages, its canonical URL and the default for other users', async () => {
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

  it('is its own canonical page when the URL has no language', async () => {
    const { head, body } = await renderSite(request({ settings: { locale: 'fr', prefix: null } }));
    expect(head).toContain(`<link rel="canonical" href="${ROOT}/kb/taxes">`);
    expect(body).toContain('href="/partners/agencies"');
    expect(body).toContain('href="/partners/language/de?to=%2Fkb%2Ftaxes"');
  });

  it('of an unknown address is a 404 page that is not indexed', async () => {
    const { status, head, body } = await renderSite(request({ pathname: '/<b>"&' }));
    expect([status, head.includes('hreflang'), head.includes('content="noindex"')]).toEqual([404, false, true]);
    expect(head).toContain('/de/%3Cb%3E%22&amp;');
    expect(body).toContain('Seite nicht gefunden');
    expect(body).not.toContain('<b>"');
  });
});

describe('the body of a public page', () => {
  it.each(LOCALES)("is complete and in the user's language: %s", async (locale) => {
    const { body, data } = await renderSite(request({ settings: { locale, prefix: locale } }));
    expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(body).toContain(`href="/partners/${locale}/agencies"`);
    expect(body).toContain('href="/partners/login?redirect_to=');
    // No inline styles, which the CSP refuses, and no part left for the browser to render.
    expect(body).not.toMatch(/ style="|<!--\$!-->/);
    expect(JSON.parse(data)).toMatchObject({ failure: null, settings: { locale } });
  });

  it('links to the portal for signed-in users', async () => {
    const { body } = await renderSite(request({ settings: { isSignedIn: true } }));
    expect(body).toContain('href="/partners/profile/dashboard"');
    expect(body).not.toContain('/partners/login');
  });

  it('escapes data so that it cannot close its script', async () => {
    const { data } = await renderSite(request({ posted: { text: '</script><!--<script>' } }));
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({ posted: { text: '</script><!--<script>' } });
  });
});

describe('an answer with errors', () => {
  const filters = { services: [{ id: 's', alias: 'seo', name: 'SEO', children: [] }], budgets: [] };
  const germany = { country: { alias: 'germany', name: 'Deutschland', country: 'DE' }, count: 3 };
  const found = { totalCount: 3, facets: [{ values: [{ key: 'seo', count: 3 }] }], nodes: [], countries: [germany] };
  const landing = (agencies: unknown, errors?: SiteResponse['errors']) =>
    renderSite(
      request({
        pathname: '/',
        execute: () =>
          Promise.resolve({ data: { filters, agencies, directorySummary: null }, ...(errors ? { errors } : {}) }),
      }),
    );

  it('renders the page without the optional part', async () => {
    const failed = { message: 'No answer in time', path: ['agencies'], extensions: { code: 'UPSTREAM_TIMEOUT' } };
    const [without, whole] = [await landing(null, [failed]), await landing(found)];
    expect([without.status, whole.status]).toEqual([200, 200]);
    expect([without, whole].map(({ body }) => body.includes('<h1'))).toEqual([true, true]);
    expect([without, whole].map(({ body }) => body.includes('Deutschland'))).toEqual([false, true]);
    expect(JSON.parse(without.data)).toMatchObject({ failure: null, answer: { agencies: null } });
  });
});

it("runs a page's query once, with variables from the URL", async () => {
  const asked: RouteQuery[] = [];
  const execute = (query: RouteQuery) => {
    asked.push(query);
    return Promise.resolve({ data: { agency: null, filters: null } });
  };
  const { status } = await renderSite(request({ pathname: '/agencies/no%20body', execute }));
  expect(status).toBe(404);
  expect(asked).toEqual([
    { id: AgencyScreenQuery.params.id, variables: { alias: 'no body', places: [], hasPlaces: false } },
  ]);
});

it('keeps no timer or records of a finished page', async () => {
  vi.useFakeTimers();
  try {
    const execute = () => Promise.resolve({ data: { agency: null, filters: null } });
    const { status } = await renderSite(request({ pathname: '/agencies/nobody', execute }));
    expect([status, vi.getTimerCount()]).toEqual([404, 0]);
  } finally {
    vi.useRealTimers();
  }
});

it('renders an agency in moderation without a form and unindexed, with valid data (STA-32)', async () => {
  const operation = createOperationDescriptor(agencyQuery, { alias: 'north-star', places: [], hasPlaces: false });
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

describe('a page that cannot be rendered (RTE-19)', () => {
  const failing =
    (...codes: string[]) =>
    () =>
      Promise.resolve({ errors: codes.map((code) => ({ message: 'No.', extensions: { code } })) });

  it('shows the reason and a link to retry', async () => {
    const execute = failing('UPSTREAM_TIMEOUT');
    const { status, body } = await renderSite(request({ pathname: '/agencies', search: '?page=2', execute }));
    expect(status).toBe(503);
    expect(body).toContain('Das dauert zu lange');
    expect(body).toContain('href="/partners/de/agencies?page=2"');
  });

  // The query of an agency reads the failed field itself, that of the directory in a fragment.
  it.each([
    ['agency', '/agencies/x'],
    ['agencies', '/agencies'],
  ])('gives the browser the reason that it shows, also if only a field failed: %s', async (field, pathname) => {
    const failed = { message: 'Late', path: [field], extensions: { code: 'UPSTREAM_TIMEOUT' } };
    const filters = { services: [] };
    const execute = () => Promise.resolve({ data: { [field]: null, filters }, errors: [failed] });
    const { status, body, data } = await renderSite(request({ pathname, execute }));
    expect(status).toBe(503);
    expect(body).toContain('Das dauert zu lange');
    expect((JSON.parse(data) as { failure: string }).failure).toBe('UPSTREAM_TIMEOUT');
  });

  it('is not rendered when the contract refuses its variables', async () => {
    const [bad, broken] = [failing('BAD_USER_INPUT'), failing('BAD_USER_INPUT', 'UPSTREAM_ERROR')].map((execute) =>
      renderSite(request({ pathname: '/agencies/x', execute })),
    );
    expect([(await bad)?.status, (await broken)?.status]).toEqual([404, 503]);
    expect((await bad)?.body).toContain('Seite nicht gefunden');
  });

  it('replaces content that fails and logs the error', async () => {
    const errors: unknown[] = [];
    const broken = { totalCount: 1, facets: null, nodes: [], countries: null };
    const execute = () => Promise.resolve({ data: { filters: { services: [] }, agencies: broken } });
    const { status, data } = await renderSite(
      request({ pathname: '/', execute, onError: (error) => errors.push(error) }),
    );
    expect([status, errors.length, (JSON.parse(data) as { failure: string }).failure]).toEqual([503, 1, 'INTERNAL']);
  });
});
