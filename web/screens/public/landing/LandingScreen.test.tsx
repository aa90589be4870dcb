import { screen, within } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { queryLoader } from '../../../routing/queryLoader.ts';
import { plan } from '../../../routing/route.ts';
import parameters from '../../../relay/__generated__/LandingScreenQuery$parameters.ts';
import query from '../../../relay/__generated__/LandingScreenQuery.graphql.ts';
import type { PageHead } from '../../../site/pageHead.ts';
import { SiteContext } from '../../../site/site.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { testSite } from '../../../testing/testSite.ts';
import { LandingScreen } from './LandingScreen.tsx';

const services = [
  { id: 's1', alias: 'seo', name: 'SEO' },
  { id: 's2', alias: 'web-design', name: 'Web design' },
];

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
};

const agencies = {
  totalCount: 1_240,
  facets: [
    {
      values: [
        { key: 'seo', count: 3 },
        { key: 'web-design', count: 12 },
      ],
    },
  ],
  countries: [{ count: 7, country: { id: 'c1', alias: 'germany', name: 'Germany' } }],
  nodes: [agency],
};

async function show(answer: object) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver(() => answer as never);
  environment.mock.queuePendingOperation(query, {});
  const heads: PageHead[] = [];
  await renderPage(
    () => [
      {
        path: '/',
        loader: queryLoader(
          environment,
          plan(parameters, () => ({})),
        ),
        element: (
          <SiteContext value={testSite({ collectHead: (head) => void heads.push(head) })}>
            <LandingScreen />
          </SiteContext>
        ),
      },
    ],
    { environment },
  );
  return heads;
}

function linksOf(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} -> ${link.getAttribute('href')}`);
}

describe('landing page (RTE-01)', () => {
  it('leads into the directory by service, country, agency and text, and agencies to an account', async () => {
    const heads = await show({ data: { filters: { services }, agencies } });
    expect(screen.getByText(/^1,240 agencies/).parentElement?.textContent).toBe('1,240 agencies · 1 country');
    expect(linksOf(screen.getByRole('navigation', { name: 'Browse by service' }))).toEqual([
      'Web design12 -> /agencies/list/web-design',
      'SEO3 -> /agencies/list/seo',
      'All agencies and filters -> /agencies',
    ]);
    expect(linksOf(screen.getByRole('region', { name: 'Browse by country' }))).toEqual([
      'Germany7 -> /agencies/list/all/germany',
    ]);
    const tile = screen.getByRole('link', { name: 'Acme Search' });
    expect(tile.getAttribute('href')).toBe('/agencies/acme');
    expect(tile.closest('li')?.textContent).toContain('Rated 4.7 out of 51 reviewScore 4.2 out of 5Certified expert');
    expect(screen.getByText('Mehr Besuche').lang).toBe('de');
    expect(screen.getByRole('search').getAttribute('action')).toBe('/agencies');
    expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q');
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

  it('stands without agencies when the directory cannot be read', async () => {
    const errors = [{ message: 'down', path: ['agencies'] }];
    await show({ data: { filters: { services }, agencies: null }, errors });
    expect(linksOf(screen.getByRole('navigation', { name: 'Browse by service' }))).toEqual([
      'SEO -> /agencies/list/seo',
      'Web design -> /agencies/list/web-design',
      'All agencies and filters -> /agencies',
    ]);
    expect(screen.queryByRole('region', { name: 'Highest scores right now' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Browse by country' })).toBeNull();
    expect(screen.getByRole('search')).toBeTruthy();
  });
});
