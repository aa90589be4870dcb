import { fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { queryLoader } from '../../../routing/queryLoader.ts';
import { plan } from '../../../routing/route.ts';
import parameters from '../../../relay/__generated__/LandingScreenQuery$parameters.ts';
import query from '../../../relay/__generated__/LandingScreenQuery.graphql.ts';
import type { PageHead } from '../../../site/pageHead.ts';
import { SiteContext } from '../../../site/site.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { testSite } from '../../../testing/testSite.ts';
import { inPriceCurrency } from '../../../i18n/money.ts';
import { LandingScreen } from './LandingScreen.tsx';

const services = [
  {
    id: 's1',
    alias: 'seo',
    name: 'SEO',
    children: ['Local SEO', 'Audit', 'Links', 'Maps'].map((name) => ({ id: name, name })),
  },
  { id: 's2', alias: 'web-design', name: 'Web design', children: [] },
];

const project = { budget: inPriceCurrency(18_000), duration: 12 };

const agency = {
  id: 'a1',
  alias: 'acme',
  name: 'Acme Search',
  logoUrl: null,
  tagline: 'Mehr Besuche',
  textLanguage: 'de',
  semrushExpert: true,
  cities: [{ id: 'l1', name: 'Berlin', country: 'DE' }],
  rating: 4.66,
  reviewCount: 1,
  score: 4.2,
  replyHours: 3,
  highlight: { ...project, name: 'Found again', result: 'Twice the visits.', pictureUrl: '/media/story.png' },
};

const budgets = [
  { id: 'b1', key: '1', from: inPriceCurrency(0), to: inPriceCurrency(1_000) },
  { id: 'b6', key: '6', from: inPriceCurrency(25_000), to: null },
];

const directorySummary = {
  reviewCount: 6_412,
  rating: 4.44,
  replyHours: 5,
  reviews: [
    {
      agencyAlias: 'acme',
      agencyName: 'Acme Search',
      author: 'Bo',
      company: 'Shop & Co',
      rating: 5,
      services: [services[0]],
      budget: { id: 'b2', from: inPriceCurrency(1_000), to: inPriceCurrency(2_500) },
      projectDuration: { id: 'd2', from: 1, to: 3 },
      result: 'More orders than we could pack.',
      textLanguage: 'en',
    },
  ],
  cities: [
    { id: 'l1', alias: 'berlin', name: 'Berlin', country: 'DE' },
    { id: 'l2', alias: 'paris', name: 'Paris', country: 'FR' },
  ],
  suggestedSearches: [{ service: services[0], location: { id: 'l1', alias: 'berlin', name: 'Berlin' } }],
};

const agencies = {
  totalCount: 1_240,
  budgetFacets: [{ __typename: 'AgencyFacet' }],
  facets: [
    {
      values: [
        { key: 'seo', count: 3 },
        { key: 'web-design', count: 12 },
      ],
    },
  ],
  countries: [{ count: 7, country: { id: 'c1', alias: 'germany', name: 'Germany', country: 'DE' } }],
  nodes: [agency],
};

async function show(answer: object, isSignedIn = false) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => answer as never);
  environment.mock.queuePendingOperation(query, {});
  const heads: PageHead[] = [];
  const page = await renderPage(
    () => [
      { path: '/get-started', element: <h1>Plans</h1> },
      {
        path: '/',
        loader: queryLoader(
          environment,
          plan(parameters, () => ({})),
        ),
        element: (
          <SiteContext value={testSite({ isSignedIn, collectHead: (head) => void heads.push(head) })}>
            <LandingScreen />
          </SiteContext>
        ),
      },
    ],
    { environment },
  );
  return { ...page, heads };
}

function linksOf(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} -> ${link.getAttribute('href')}`);
}

describe('landing page (RTE-01)', () => {
  it('links to the directory by service, place, agency and text, and agencies to creating an account', async () => {
    const { heads } = await show({ data: { filters: { services, budgets }, agencies, directorySummary } });
    expect(linksOf(screen.getByRole('region', { name: 'Browse by service' }))).toEqual([
      'All agencies and filters -> /agencies',
      'Web design -> /agencies/list/web-design',
      'SEO -> /agencies/list/seo',
    ]);
    expect(screen.getByText('Local SEO, Audit, Links')).toBeDefined();
    expect(linksOf(screen.getByRole('list', { name: 'Try' }))).toEqual(['SEO in Berlin -> /agencies/list/seo/berlin']);
    expect(linksOf(screen.getByRole('region', { name: 'Browse by place' }))).toEqual([
      'Germany -> /agencies/list/all/germany',
      'Berlin -> /agencies/list/all/berlin',
    ]);
    const best = within(screen.getByRole('region', { name: 'Highest scores right now' }));
    const tile = best.getByRole('link', { name: 'Acme Search' });
    expect(tile.getAttribute('href')).toBe('/agencies/acme');
    expect(tile.closest('li')?.textContent).toContain('Rated 4.7 out of 51 reviewScore 4.2 out of 5Certified expert');
    // Its result rather than what it says about itself.
    expect(tile.closest('li')?.textContent).toContain('Twice the visits.');
    expect(best.getByText('Twice the visits.').lang).toBe('de');
    expect(screen.getByRole('search').getAttribute('action')).toBe('/agencies');
    // What, where and for how much; the directory reads both texts as one search.
    const fields = [...screen.getByRole('search').querySelectorAll('[name]')];
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['q', 'q', 'budget']);
    const amounts = within(screen.getByRole('combobox', { name: 'Budget' })).getAllByRole('option');
    expect(amounts.map((option) => [option.textContent, option.getAttribute('value')])).toEqual([
      ['Any budget', ''],
      ['Up to $1,000', '1'],
    ]);
    expect(linksOf(screen.getByRole('region', { name: 'Run an agency?' }))).toEqual([
      'List your agency -> /signup',
      'Plans and prices -> /get-started',
      'How leads work -> /agencies/lead-generation',
    ]);
    const [site] = heads.at(-1)?.jsonLd?.((path) => `https://x.example${path}`) ?? [];
    expect(site?.['potentialAction']).toMatchObject({
      target: { urlTemplate: 'https://x.example/agencies?q={q}' },
    });
  });

  it('leads from “Run an agency?” to the account that is signed in', async () => {
    await show({ data: { filters: { services, budgets }, agencies, directorySummary } }, true);
    expect(linksOf(screen.getByRole('region', { name: 'Run an agency?' }))).toContain(
      'Go to your account -> /profile/dashboard',
    );
    expect(screen.queryByRole('link', { name: 'List your agency' })).toBeNull();
    expect(screen.queryByText(/^Publish your page and get found/)).toBeNull();
  });

  it('shows what agencies have done, in numbers and in their clients’ words', async () => {
    await show({ data: { filters: { services, budgets }, agencies, directorySummary } });
    expect([...document.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual([
      'agencies in 1 country1,240',
      'client reviews6,412',
      'average rating of all agencies4.4',
      'typical response time of agencies5 hours',
    ]);
    const quotes = screen.getByRole('region', { name: 'What clients say once the project is over' });
    expect(quotes.querySelector('figure')?.textContent).toBe(
      'Rated 5 out of 5More orders than we could pack.Bo, Shop & CoAbout Acme SearchSEO$1,000 to $2,5001 to 3 months',
    );
    expect(screen.getByText('Budget $18,000').closest('ul')?.textContent).toBe('Budget $18,00012 months');
    expect(screen.getByText('Usually replies within 3 hours')).toBeDefined();
  });

  it('leaves out numbers, quotes and a filter that the upstream does not have', async () => {
    const lacking = { ...agencies, budgetFacets: [] };
    await show({ data: { filters: { services, budgets }, agencies: lacking, directorySummary: null } });
    expect(screen.queryByRole('combobox', { name: 'Budget' })).toBeNull();
    expect([...document.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual([
      'agencies in 1 country1,240',
    ]);
    expect(screen.queryByText('What clients say once the project is over')).toBeNull();
  });

  it('is complete apart from agencies if the directory cannot be read', async () => {
    const errors = [{ message: 'down', path: ['agencies'] }];
    await show({ data: { filters: { services, budgets }, agencies: null, directorySummary: null }, errors });
    expect(linksOf(screen.getByRole('region', { name: 'Browse by service' }))).toEqual([
      'All agencies and filters -> /agencies',
      'SEO -> /agencies/list/seo',
      'Web design -> /agencies/list/web-design',
    ]);
    expect(screen.queryByRole('region', { name: 'Highest scores right now' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Browse by place' })).toBeNull();
    expect(screen.getByRole('search')).toBeTruthy();
  });

  it('shows what was entered in the search again after Back, but not on a later visit', async () => {
    const { goTo, goBack } = await show({ data: { filters: { services, budgets }, agencies, directorySummary } });
    const fields = () => [
      ...screen.getByRole('search').querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'),
    ];
    for (const [at, value] of ['seo', 'Berlin', '1'].entries()) {
      const field = fields()[at];
      if (field) fireEvent.input(field, { target: { value } });
    }
    await goTo('/get-started');
    await goBack();
    expect(fields().map(({ value }) => value)).toEqual(['seo', 'Berlin', '1']);
    await goTo('/get-started');
    await goTo('/');
    expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
  });

  it('starts with an empty search if its address is entered again in the same tab, but not after a reload', async () => {
    const entered = async () => {
      const { unmount } = await show({ data: { filters: { services, budgets }, agencies, directorySummary } });
      const [field] = screen.getByRole('search').querySelectorAll('input');
      const value = field?.value;
      if (field) fireEvent.input(field, { target: { value: 'seo' } });
      unmount();
      return value;
    };
    const open = (type: 'navigate' | 'reload', timeOrigin: number) => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
      vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(timeOrigin);
      return entered();
    };
    window.history.replaceState(null, '');
    expect(await open('navigate', 1_000)).toBe('');
    expect(await open('reload', 2_000)).toBe('seo');
    // Chromium keeps the state of an entry whose own address is entered.
    expect(await open('navigate', 3_000)).toBe('');
    window.history.replaceState(null, '');
    expect(await open('navigate', 4_000)).toBe('');
    window.history.replaceState(null, '');
  });
});
