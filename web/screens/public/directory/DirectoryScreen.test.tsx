import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import query from '../../../relay/__generated__/DirectoryScreenQuery.graphql.ts';
import { directoryVariables } from './address/directoryVariables.ts';
import { aList, anAgency, announceDirectory, place, showDirectory } from './testing/directoryPage.tsx';

function group(name: string) {
  return within(screen.getByRole('group', { name }));
}

function valuesOf(name: string) {
  return group(name)
    .getAllByRole(name === 'Budget' ? 'radio' : 'checkbox')
    .map((box) => box.closest('label')?.textContent);
}

function hrefOf(element: HTMLElement) {
  return element.getAttribute('href');
}

const some = aList([anAgency()]);

describe('filters', () => {
  it('are checkboxes with links and counts; values without results are hidden, except in scales (DIR-02, DIR-03)', async () => {
    await showDirectory('/agencies', some);
    expect(valuesOf('Services')).toEqual(['SEO42', 'Advertising7']);
    const parts = group('Services').getByRole('button', { name: 'SEO: specialties', expanded: false });
    await userEvent.click(parts);
    expect(valuesOf('Services')).toEqual(['SEO42', 'Local SEO12', 'Advertising7']);
    expect(parts.getAttribute('aria-expanded')).toBe('true');
    expect(valuesOf('Location')).toEqual(['Germany30', 'Austria12']);
    // The most frequent values first, the rest on demand.
    expect(valuesOf('Industry').slice(0, 2)).toEqual(['Industry 1212', 'Industry 1111']);
    expect(valuesOf('Industry')).toHaveLength(7);
    await userEvent.click(group('Industry').getByRole('button', { name: 'Show all 12', expanded: false }));
    expect(valuesOf('Industry')).toHaveLength(12);
    await userEvent.click(group('Industry').getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(valuesOf('Industry')).toHaveLength(7);
    expect(valuesOf('Language')).toEqual(['German20', 'English10']);
    expect(valuesOf('Budget')).toEqual(['Up to $1,0005', 'Up to $2,50030', 'Any budget']);
    expect(valuesOf('Team size')).toEqual(['1–9 people6', '250+ people0']);
    expect(valuesOf('Project length')).toEqual(['Less than a month3', '1 to 3 months4', 'More than 6 months5']);
    const none = group('Team size').getByRole<HTMLInputElement>('checkbox', { name: /250/ });
    expect(none.disabled).toBe(true);
    expect(group('Team size').queryByRole('link', { name: /250/ })).toBeNull();
    // The client's maximum budget is a single choice (P-30).
    const budgets = group('Budget').getAllByRole<HTMLInputElement>('radio');
    expect(budgets.map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  it('leave out filters that no agency has (P-30)', async () => {
    await showDirectory('/agencies?languages=2', aList([anAgency()], { facets: [], countries: [] }));
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Language1']);
  });

  it('show all values of the filters named in the URL, as their buttons request without JavaScript', async () => {
    await showDirectory('/agencies?all=industries&all=services', some);
    expect(valuesOf('Industry')).toHaveLength(12);
    expect(valuesOf('Services')).toEqual(['SEO42', 'Local SEO12', 'Advertising7', 'PPC7']);
  });

  it('link to the list with the value added or removed; robots follow only single filters (DIR-07, DIR-14)', async () => {
    await showDirectory('/agencies/list/seo?budget=2&page=3', aList([anAgency()], { pages: 9 }));
    const link = (name: string, filter: string) => group(filter).getByRole('link', { name });
    await userEvent.click(group('Services').getByRole('button', { name: 'SEO: specialties' }));
    expect(hrefOf(link('SEO', 'Services'))).toBe('/agencies?budget=2');
    // Selecting a specialty replaces its service.
    expect(hrefOf(link('Local SEO', 'Services'))).toBe('/agencies/list/local-seo?budget=2');
    expect(hrefOf(link('Advertising', 'Services'))).toBe('/agencies?services=advertising,seo&budget=2');
    expect(hrefOf(link('Up to $1,000', 'Budget'))).toBe('/agencies/list/seo?budget=1');
    expect(hrefOf(link('Any budget', 'Budget'))).toBe('/agencies/list/seo');
    expect(hrefOf(link('Germany', 'Location'))).toBe('/agencies/list/seo/germany?budget=2');
    expect(link('Germany', 'Location').getAttribute('rel')).toBe('nofollow');
    expect(link('Any budget', 'Budget').getAttribute('rel')).toBeNull();
    const chips = within(screen.getByRole('navigation', { name: 'Selected filters' }));
    expect(chips.getAllByRole('link').map((chip) => [chip.textContent, hrefOf(chip)])).toEqual([
      ['SEO', '/agencies?budget=2'],
      ['Up to $2,500', '/agencies/list/seo'],
      ['Clear all', '/agencies'],
    ]);
  });

  it('show a selection at once, keep the old list until the new one has loaded, and accumulate (RTE-09)', async () => {
    const { environment, address } = await showDirectory('/agencies', some);
    // Never resolved, because only the later request counts.
    environment.mock.queuePendingOperation(query, directoryVariables({ service: 'seo' }, new URLSearchParams()));
    const inGermany = { locations: [place('germany', 'Germany', 'COUNTRY')] };
    announceDirectory(
      environment,
      '/agencies/list/seo/germany',
      aList([anAgency({ id: 'agency-2', name: 'Südwind' })], inGermany),
    );
    await userEvent.click(group('Services').getByRole('checkbox', { name: /^SEO/ }));
    expect(group('Services').getByRole<HTMLInputElement>('checkbox', { name: /^SEO/ }).checked).toBe(true);
    expect(screen.getByRole('heading', { name: 'Nordlicht' })).toBeDefined();
    expect(hrefOf(group('Location').getByRole('link', { name: 'Germany' }))).toBe('/agencies/list/seo/germany');
    await userEvent.click(group('Location').getByRole('link', { name: 'Germany' }));
    expect(await screen.findByText('Südwind')).toBeDefined();
    expect(address()).toBe('/agencies/list/seo/germany');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SEO agencies: Germany');
  });

  it('form a single form: text and values are sent together (DIR-05)', async () => {
    const { environment, address } = await showDirectory('/agencies?sort=rating', some);
    const wanted = '/agencies?q=krakow&sort=rating';
    announceDirectory(environment, wanted, aList([]));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), ' krakow ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe(wanted);
    expect(await screen.findByText('No agencies match')).toBeDefined();
  });

  it('move the focus on when a removed chip disappears (WCAG 2.4.3)', async () => {
    const { environment } = await showDirectory('/agencies?budget=1&sizes=1', some);
    announceDirectory(environment, '/agencies?sizes=1', some);
    const chips = () => within(screen.getByRole('navigation', { name: 'Selected filters' }));
    await userEvent.click(chips().getByRole('link', { name: /1,000/ }));
    expect(document.activeElement).toBe(chips().getByRole('link', { name: /Small/ }));
    announceDirectory(environment, '/agencies', some);
    await userEvent.click(chips().getByRole('link', { name: /Small/ }));
    expect(document.activeElement).toBe(screen.getByText('1 agency').parentElement);
  });
});

describe('the head of the list', () => {
  const berlin = { locations: [place('berlin', 'Berlin')] };
  const bavaria = { locations: [place('bavaria', 'Bavaria', 'STATE')] };
  it.each([
    ['/agencies', {}, 'Marketing agencies', undefined, '/agencies'],
    ['/agencies/list/seo', {}, 'SEO agencies', undefined, '/agencies/list/seo'],
    ['/agencies/list/all/bavaria', bavaria, 'Agencies in Bavaria', undefined, '/agencies/list/all/bavaria'],
    [
      '/agencies/list/local-seo/bavaria',
      bavaria,
      'Local SEO agencies in Bavaria',
      undefined,
      '/agencies/list/local-seo/bavaria',
    ],
    ['/agencies/list/seo?industries=3', {}, 'SEO agencies\u00a0· Industry 3', 'noindex, follow', '/agencies/list/seo'],
    ['/agencies?services=nothing', {}, 'Agencies', 'noindex, follow', '/agencies'],
  ])('%s has a title that says what is listed (DIR-14)', async (address, change, title, robots, canonicalPath) => {
    const nodes = address.includes('nothing') ? [] : [anAgency()];
    const { head } = await showDirectory(address, aList(nodes, { totalCount: 1_240, ...change }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(head()).toMatchObject({ title, canonicalPath });
    expect(head()?.robots).toBe(robots);
    if (nodes.length > 0) expect(head()?.description).toContain('1,240');
  });

  it('contains breadcrumbs, and the agencies with their positions in the whole list', async () => {
    const list = aList([anAgency()], { pages: 2, totalCount: 21, ...berlin });
    const { head } = await showDirectory('/agencies/list/local-seo/berlin?page=2', list);
    expect(head()?.title).toBe('Local SEO agencies in Berlin, Germany, page 2');
    expect(head()?.breadcrumbs).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Agencies', path: '/agencies' },
      { name: 'SEO', path: '/agencies/list/seo' },
      { name: 'Local SEO', path: '/agencies/list/local-seo' },
      { name: 'Germany', path: '/agencies/list/local-seo/germany' },
      { name: 'Berlin', path: '/agencies/list/local-seo/berlin' },
    ]);
    expect(head()?.jsonLd?.((path) => `https://directory.example${path}`)).toEqual([
      {
        '@type': 'ItemList',
        name: 'Local SEO agencies in Berlin, Germany',
        numberOfItems: 21,
        itemListElement: [
          { '@type': 'ListItem', position: 21, name: 'Nordlicht', url: 'https://directory.example/agencies/nordlicht' },
        ],
      },
    ]);
    expect(screen.getByText('21–21 of 21 agencies')).toBeDefined();
  });

  it.each(['/agencies/list/nothing', '/agencies/list/seo/nowhere', '/agencies/list/SE%20O'])(
    '%s is not found (RTE-16)',
    async (address) => {
      const { head } = await showDirectory(address, aList([]));
      expect(head()?.status).toBe(404);
      expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined();
    },
  );
});

describe('a list without agencies', () => {
  it('offers the closest wider lists first (DIR-10)', async () => {
    const wider = [
      { filter: 'MAX_BUDGET', count: 12 },
      { filter: 'QUERY', count: 1 },
    ];
    await showDirectory('/agencies/list/seo?budget=1&q=x&sort=rating', aList([], { wider }));
    const links = within(screen.getByRole('list', { name: 'Ways to see more agencies' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, hrefOf(link)])).toEqual([
      ['Remove “Budget”12 agencies', '/agencies/list/seo?q=x&sort=rating'],
      ['Remove “x”1 agency', '/agencies/list/seo?budget=1&sort=rating'],
    ]);
    expect(hrefOf(screen.getByRole('link', { name: 'Clear filters' }))).toBe('/agencies?sort=rating');
  });

  it('links to the first page when beyond the last', async () => {
    await showDirectory('/agencies?page=999', aList([], { pages: 2, totalCount: 30 }));
    expect(screen.getByRole('heading', { name: "Page 999 doesn't exist" })).toBeDefined();
    expect(hrefOf(screen.getByRole('link', { name: 'Go to the first page' }))).toBe('/agencies');
  });
});
