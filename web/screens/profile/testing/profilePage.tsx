import { screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { ErrorScreen } from '../../../app/content/ErrorScreen.tsx';
import { createScreens } from '../../../app/portalScreens.ts';
import profileQuery from '../../../relay/__generated__/ProfileScreenQuery.graphql.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
// A lazy chunk; importing it here makes it available at once.
import '../ProfileScreen.tsx';

function place(id: string, name: string, type: string) {
  return { __typename: 'Location', id, name, type, country: 'DE' };
}

export const LEIPZIG = place('leipzig', 'Leipzig', 'CITY');
const GERMANY = place('germany', 'Germany', 'COUNTRY');

/** The options of the form. */
const FILTERS = {
  services: [
    {
      id: 'seo',
      name: 'SEO',
      children: [
        { id: 'local-seo', name: 'Local SEO' },
        { id: 'audits', name: 'Site audits' },
      ],
    },
    { id: 'ads', name: 'Paid advertising', children: [{ id: 'ppc', name: 'PPC' }] },
  ],
  industries: [
    { id: 'travel', name: 'Travel' },
    { id: 'retail', name: 'Retail' },
  ],
  languages: [
    { id: 'de', code: 'de' },
    { id: 'en', code: 'en' },
  ],
  tools: [{ category: 'CRM', tools: [{ id: 'hub', name: 'Hub' }] }],
  budgets: [
    { id: 'small', from: { amount: 0, currency: 'USD' }, to: { amount: 1_000, currency: 'USD' } },
    { id: 'large', from: { amount: 25_000, currency: 'USD' }, to: null },
  ],
  projectDurations: [{ id: 'long', from: 6, to: null }],
  numberOfEmployees: [{ id: 'ten', from: 10, to: 49 }],
  businessSizes: [{ id: 'mid', name: 'MID' }],
};

/** Owner of the profile and of the changes kept in this browser. */
export const OWNER_ID = 'owner-1';

/** A profile that can be published. */
export const COMPLETE = {
  id: 'profile-1',
  state: 'DRAFT',
  isDraft: true,
  isFirstPublish: false,
  alias: 'kestrel-vale',
  invalidFields: [],
  limits: { locations: 2, services: { parents: 1, children: 2 }, industries: 1, languages: 2, geofocuses: 1 },
  logo: { name: 'logo.png', url: '/files/logo.png' },
  name: 'Kestrel Vale',
  tagline: 'Search and content for makers',
  shortDescription: 's'.repeat(100),
  detailedDescription: 'd'.repeat(1000),
  founded: 2016,
  numberOfEmployees: { id: 'ten' },
  website: 'https://kestrelvale.example',
  semrushExpert: false,
  services: [{ id: 'seo' }],
  industries: [{ id: 'travel' }],
  languages: [{ id: 'en' }],
  tools: [{ id: 'hub' }],
  budgets: [{ id: 'small' }],
  projectDurations: [{ id: 'long' }],
  businessSizes: [{ id: 'mid' }],
  regions: [GERMANY],
  offices: [{ location: LEIPZIG, postalCode: '04109', address: 'Lindengasse 14', phone: '+493415550148' }],
  scheduledLink: null,
  socials: { linkedIn: null, facebook: null, instagram: null, x: null },
  emailSettings: { isConsented: true, values: ['mara@kestrelvale.example'] },
  newRanges: { budgets: [{ id: 'small' }], projectDurations: [{ id: 'long' }] },
};

/** An empty profile. */
export const EMPTY = {
  ...COMPLETE,
  state: 'NEW',
  logo: null,
  name: null,
  tagline: null,
  shortDescription: null,
  detailedDescription: null,
  founded: null,
  numberOfEmployees: null,
  website: null,
  services: [],
  industries: [],
  languages: [],
  tools: [],
  budgets: [],
  projectDurations: [],
  businessSizes: [],
  regions: [],
  offices: [],
  emailSettings: { isConsented: true, values: [] },
  newRanges: { budgets: [], projectDurations: [] },
};

function screens(environment: MockEnvironment, i18n: i18n): RouteObject[] {
  return [{ errorElement: <ErrorScreen />, children: createScreens(environment, i18n) }];
}

/** Opens the form with a profile and a query string or hash. */
export async function showProfile(profile: object, address = ''): Promise<RenderedPage> {
  const environment = createMockEnvironment();
  environment.mock.queuePendingOperation(profileQuery, {});
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Viewer: () => ({ id: OWNER_ID, profile }),
      FilterCatalogue: () => FILTERS,
    }),
  );
  const page = await renderPage(screens, { path: `/profile${address}`, environment });
  // The first test of a file compiles the form, which can take over a second on a busy machine.
  await screen.findByLabelText('Agency name', {}, { timeout: 10_000 });
  return page;
}
