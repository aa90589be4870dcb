import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { queryLoader } from '../../../../routing/queryLoader.ts';
import { plan } from '../../../../routing/route.ts';
import { whenChanged } from '../../../../routing/routeQuery.ts';
import type { Locale } from '../../../../../domain/locales.ts';
import parameters from '../../../../relay/__generated__/DirectoryScreenQuery$parameters.ts';
import query from '../../../../relay/__generated__/DirectoryScreenQuery.graphql.ts';
import type { PageHead } from '../../../../site/pageHead.ts';
import { SiteContext } from '../../../../site/site.ts';
import type { Site } from '../../../../site/site.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import type { RenderedPage } from '../../../../testing/renderPage.tsx';
import { DirectoryScreen } from '../DirectoryScreen.tsx';
import { DIRECTORY_PARAMETERS } from '../address/directorySearch.ts';
import { directoryVariables } from '../address/directoryVariables.ts';
import { inPriceCurrency } from '../../../../i18n/money.ts';

function service(alias: string, name: string, children: unknown[] = []) {
  return {
    id: `s-${alias}`,
    alias,
    name,
    children,
  };
}

const seo = service('seo', 'SEO', [service('local-seo', 'Local SEO'), service('technical-seo', 'Technical SEO')]);
const ads = service('advertising', 'Advertising', [service('ppc', 'PPC')]);

const CATALOGUE = {
  services: [seo, ads],
  industries: Array.from({ length: 12 }, (_, at) => ({
    id: `i-${at}`,
    key: String(at + 1),
    name: `Industry ${at + 1}`,
  })),
  budgets: [
    { id: 'b-1', key: '1', from: inPriceCurrency(0), to: inPriceCurrency(1_000) },
    { id: 'b-2', key: '2', from: inPriceCurrency(1_000), to: inPriceCurrency(2_500) },
    { id: 'b-3', key: '3', from: inPriceCurrency(25_000), to: null },
  ],
  languages: [
    { id: 'l-1', key: '1', code: 'en' },
    { id: 'l-2', key: '2', code: 'de' },
  ],
  projectDurations: [
    { id: 'd-1', key: '1', from: null, to: 1 },
    { id: 'd-2', key: '2', from: 1, to: 3 },
    { id: 'd-3', key: '3', from: 6, to: null },
  ],
  numberOfEmployees: [
    { id: 'e-1', key: '1', from: 1, to: 9 },
    { id: 'e-2', key: '2', from: 250, to: null },
  ],
  businessSizes: [
    { id: 'z-1', key: '1', name: 'SMALL' },
    { id: 'z-2', key: '2', name: 'ENTERPRISE' },
  ],
};

function facet(filter: string, counts: Record<string, number>) {
  return {
    filter,
    values: Object.entries(counts).map(([key, count]) => ({ key, count })),
  };
}

const FACETS = [
  facet('SERVICES', { seo: 42, 'local-seo': 12, advertising: 7, ppc: 7 }),
  facet('INDUSTRIES', Object.fromEntries(CATALOGUE.industries.map(({ key }, at) => [key, at + 1]))),
  facet('MAX_BUDGET', { 1: 5, 2: 30 }),
  facet('LANGUAGES', { 1: 10, 2: 20 }),
  facet('PROJECT_DURATIONS', { 1: 3, 2: 4, 3: 5 }),
  facet('NUMBER_OF_EMPLOYEES', { 1: 6 }),
  facet('BUSINESS_SIZES', { 1: 8, 2: 9 }),
];

export function place(alias: string, name: string, type: 'CITY' | 'STATE' | 'COUNTRY' = 'CITY', country = 'DE') {
  return {
    id: `p-${alias}`,
    alias,
    name,
    type,
    country,
  };
}

/** An agency with the fields of a card. */
export function anAgency(change: Record<string, unknown> = {}) {
  return {
    id: 'agency-1',
    alias: 'nordlicht',
    name: 'Nordlicht',
    logoUrl: '/media/nordlicht.png',
    tagline: 'Sichtbar im Norden',
    shortDescription: 'Wir machen Marken sichtbar.',
    textLanguage: 'de',
    semrushExpert: true,
    services: [
      { id: 's-ppc', alias: 'ppc', name: 'PPC', parentId: 's-advertising' },
      { id: 's-seo', alias: 'seo', name: 'SEO', parentId: null },
    ],
    cities: [place('hamburg', 'Hamburg'), place('berlin', 'Berlin')],
    numberOfEmployees: { id: 'e-1', from: 1, to: 9 },
    minBudget: inPriceCurrency(1_000),
    industries: [],
    replyHours: null,
    highlight: null,
    rating: 4.8,
    reviewCount: 23,
    ...change,
  };
}

/** A page of the list. */
export function aList(nodes: readonly unknown[], change: Record<string, unknown> = {}) {
  return {
    nodes,
    edges: nodes.map((node) => ({ presence: null, node })),
    totalCount: nodes.length,
    pages: nodes.length > 0 ? 1 : 0,
    pageCursors: { first: null, around: [{ page: 1, isCurrent: true }], last: null },
    facets: FACETS,
    countries: [
      { country: place('germany', 'Germany', 'COUNTRY'), count: 30 },
      { country: place('austria', 'Austria', 'COUNTRY', 'AT'), count: 12 },
    ],
    locations: [],
    understood: [],
    inPlace: null,
    wider: [],
    ...change,
  };
}

const plans = { directory: plan(parameters, directoryVariables) };

/** The list's two routes, as in the site's router. */
function routes(environment: MockEnvironment, heads: PageHead[]) {
  const site: Site = {
    origin: 'https://directory.example',
    basePath: '',
    locale: 'en',
    prefix: null,
    theme: 'system',
    isSignedIn: false,
    knownVisitor: false,
    subscribeUrl: null,
    contactEmail: 'partners@demo.example',
    academyUrl: null,
    collectHead: (head) => heads.push(head),
  };
  return [
    {
      element: (
        <SiteContext value={site}>
          <Outlet />
        </SiteContext>
      ),
      children: ['/agencies', '/agencies/list/:service?/:location?'].map((path) => ({
        path,
        loader: queryLoader(environment, plans.directory),
        shouldRevalidate: whenChanged(DIRECTORY_PARAMETERS),
        Component: DirectoryScreen,
      })),
    },
  ];
}

export interface ShownDirectory extends RenderedPage {
  /** The metadata of the current page. */
  head: () => PageHead | undefined;
}

/** The query variables for a URL. */
function variablesOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://directory.example');
  const [service, location] = pathname.split('/').slice(3);
  return directoryVariables({ service, location }, searchParams);
}

/** Loads the list for a URL and resolves it. */
export function announceDirectory(
  environment: MockEnvironment,
  address: string,
  list: unknown,
  locations: readonly unknown[] | null = [],
): void {
  const variables = variablesOf(address);
  environment.mock.queuePendingOperation(query, variables);
  environment.mock.queueOperationResolver((operation) =>
    JSON.stringify(operation.request.variables) === JSON.stringify(variables)
      ? MockPayloadGenerator.generate(operation, {
          AgencyConnection: () => list,
          FilterCatalogue: () => CATALOGUE,
          Query: () => ({ locations }),
        })
      : null,
  );
}

/** Opens the directory at a URL with `list` as its result, and `locations` for place searches. */
export async function showDirectory(
  address: string,
  list: unknown,
  options: { locations?: readonly unknown[] | null; locale?: Locale } = {},
): Promise<ShownDirectory> {
  const environment = createMockEnvironment();
  const heads: PageHead[] = [];
  announceDirectory(environment, address, list, options.locations);
  const page = await renderPage((made) => routes(made, heads), {
    path: address,
    environment,
    ...(options.locale ? { locale: options.locale } : {}),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, head: () => heads.at(-1) };
}
