import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aList, anAgency, place, showDirectory } from '../testing/directoryPage.tsx';

const NOTHING = { service: null, industry: null, location: null, language: null, budget: null, count: null };
const berlin = place('berlin', 'Berlin');
const paris = place('paris', 'Paris', 'CITY', 'FR');
const [parisInTexas, texas] = [place('paris-tx', 'Paris', 'CITY', 'US'), place('texas', 'Texas', 'STATE', 'US')];
const bavaria = place('bavaria', 'Bavaria', 'STATE');
const [germany, austria] = [place('germany', 'Germany', 'COUNTRY'), place('austria', 'Austria', 'COUNTRY', 'AT')];

it.each([
  ['/agencies?services=ppc,seo', [], [], 'PPC and SEO agencies'],
  ['/agencies/list/seo?locations=berlin,paris', [berlin, paris], [], 'SEO agencies in Berlin and Paris'],
  ['/agencies/list/seo/bavaria?budget=2', [bavaria], [], 'SEO agencies in Bavaria\u00a0· Up to $2,500'],
  ['/agencies?locations=bavaria,berlin', [bavaria, berlin], [], 'Agencies in Bavaria and Berlin'],
  ['/agencies?locations=austria,berlin', [austria, berlin], [], 'Agencies: Austria and Berlin'],
  ['/agencies?q=nordlicht', [], [], 'Agencies: “nordlicht”'],
  [`/agencies?q=${'x'.repeat(81)}`, [], [], 'Agencies'],
  [
    '/agencies?industries=3&languages=2&budget=1',
    [],
    [],
    'Agencies\u00a0· Industry 3\u00a0· German\u00a0· Up to $1,000',
  ],
  ['/agencies?q=nordlicht&budget=10000&languages=2', [], [], 'Agencies: “nordlicht”\u00a0· German'],
  ['/agencies/list/all/austria?q=berlin', [austria], [berlin], 'Agencies: Austria and Berlin'],
  [
    '/agencies?locations=paris,paris-tx,texas',
    [paris, parisInTexas, texas],
    [],
    'Agencies in Paris, France, Paris, United States, and Texas',
  ],
])('the title of %s names all that is searched (DIR-14)', async (address, locations, named, title) => {
  const understood = named.map((location) => ({ ...NOTHING, location }));
  const { head } = await showDirectory(address, aList([anAgency()], { locations, understood }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(head()).toMatchObject({ title, robots: 'noindex, follow' });
});

it.each([
  ['/agencies/list/all/berlin?services=ppc,seo,local-seo,technical-seo', [berlin], [], 'Agencies in Berlin'],
  ['/agencies/list/seo/berlin?budget=2', [berlin], [], 'SEO agencies in Berlin', '\u00a0· Up to $2,500'],
  ['/agencies/list/seo/germany?q=berlin', [germany], [berlin], 'SEO agencies in Berlin'],
  ['/agencies/list/seo/berlin?q=germany', [berlin], [germany], 'SEO agencies in Berlin'],
  // The text says again what is selected.
  ['/agencies/list/all/berlin?q=berlin', [berlin], [berlin], 'Agencies in Berlin'],
])("%s: only the document's title names the country of its city (DIR-14)", async (...row) => {
  const [address, locations, named, title, filters = ''] = row;
  const understood = named.map((location) => ({ ...NOTHING, location }));
  const { head } = await showDirectory(address, aList([anAgency()], { locations, understood }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${title}${filters}`);
  expect(head()?.title).toBe(`${title}, Germany${filters}`);
});

it.each([
  ['london', 'GB', 'Agencies in London, United Kingdom', /^London, United Kingdom: /],
  ['london-ca', 'CA', 'Agencies in London, Canada', /^London, Canada: /],
])('the lists of cities with the same name differ in title and description: %s (PLT-10)', async (...row) => {
  const [alias, country, title, description] = row;
  const locations = [place(alias, 'London', 'CITY', country)];
  const { head } = await showDirectory(`/agencies/list/all/${alias}`, aList([anAgency()], { locations }));
  expect(head()?.title).toBe(title);
  expect(head()?.description).toMatch(description);
});

it.each([
  ['/agencies?q=seo+in+Europe', 'Agencies: “seo in Europe”', /with an office here: 1\. .* clients here: 2\./],
  ['/agencies/list/seo?q=Europe', 'SEO agencies', /that offer this service/],
])('%s: a region is no filter, so the text names it unless a service is selected', async (address, title, intro) => {
  const understood = [{ ...NOTHING, service: { alias: 'seo' } }];
  await showDirectory(address, aList([anAgency()], { understood, inPlace: { office: 1, region: 2 } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(intro)).toBeDefined();
});

it.each([
  ['/agencies/list/all/germany', germany, ['Germany']],
  ['/agencies/list/all/bavaria', bavaria, ['Germany', 'Bavaria']],
  // No agency is in France.
  ['/agencies/list/all/paris', paris, ['Paris']],
] as const)(
  '%s: the country of a city or state is a step of the breadcrumbs (DIR-14)',
  async (address, found, names) => {
    const { head } = await showDirectory(address, aList([anAgency()], { locations: [found] }));
    expect(
      head()
        ?.breadcrumbs?.slice(2)
        .map(({ name }) => name),
    ).toEqual(names);
  },
);

it.each([
  ['fr', 'Agences\u00a0: Bavaria'],
  ['it', 'Agenzie: Bavaria'],
  ['pt', 'Agências: Bavaria'],
  ['de', 'Agenturen in Bavaria'],
] as const)('in %s, the title of a state is grammatical without inflecting it', async (locale, title) => {
  await showDirectory('/agencies/list/all/bavaria', aList([anAgency()], { locations: [bavaria] }), { locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});
