import AgencyScreenQuery from '../relay/__generated__/AgencyScreenQuery$parameters.ts';
import DirectoryScreenQuery from '../relay/__generated__/DirectoryScreenQuery$parameters.ts';
import GetStartedScreenQuery from '../relay/__generated__/GetStartedScreenQuery$parameters.ts';
import LandingScreenQuery from '../relay/__generated__/LandingScreenQuery$parameters.ts';
import LeadGenerationScreenQuery from '../relay/__generated__/LeadGenerationScreenQuery$parameters.ts';
import ReviewScreenQuery from '../relay/__generated__/ReviewScreenQuery$parameters.ts';
import { agencyVariables } from '../screens/public/agency/agencyVariables.ts';
import { DIRECTORY_PARAMETERS } from '../screens/public/directory/address/directorySearch.ts';
import { directoryVariables } from '../screens/public/directory/address/directoryVariables.ts';
import { reviewVariables } from '../screens/public/review/reviewVariables.ts';
import { plan } from './route.ts';
import type { Route } from './route.ts';

// The public pages. Imports nothing of the portal, because the public site loads only this table.

/** Rendered on the server in the user's language, at the root and under every `/{locale}`. */
function publicPage(row: Omit<Route, 'layout' | 'access' | 'gate'>): Route {
  return { ...row, layout: 'public', access: 'all', gate: 'none', namespaces: ['common', 'site', ...row.namespaces] };
}

const directory = {
  screen: 'public/directory/DirectoryScreen',
  namespaces: ['directory'],
  query: plan(DirectoryScreenQuery, directoryVariables),
  searchParameters: DIRECTORY_PARAMETERS,
  list: 'directory',
} as const;

const agency = {
  screen: 'public/agency/AgencyScreen',
  namespaces: ['agency'],
  query: plan(AgencyScreenQuery, agencyVariables),
  searchParameters: ['locations'],
} as const;

export const publicRoutes: readonly Route[] = [
  publicPage({
    id: 'landing',
    path: '/',
    screen: 'public/landing/LandingScreen',
    namespaces: ['landing'],
    query: plan(LandingScreenQuery, () => ({})),
  }),
  publicPage({
    id: 'getStarted',
    path: '/get-started',
    screen: 'public/getStarted/GetStartedScreen',
    namespaces: ['getStarted', 'plans'],
    query: plan(GetStartedScreenQuery, () => ({})),
  }),
  publicPage({ id: 'directory', path: '/agencies', ...directory }),
  publicPage({ id: 'directoryList', path: '/agencies/list/:service?/:location?', ...directory }),
  publicPage({
    id: 'leadGeneration',
    path: '/agencies/lead-generation',
    screen: 'public/leadGeneration/LeadGenerationScreen',
    namespaces: ['leadGeneration', 'getStarted'],
    query: plan(LeadGenerationScreenQuery, () => ({})),
  }),
  publicPage({ id: 'agency', path: '/agencies/:alias', ...agency }),
  // Form target without JavaScript: an invalid form is answered with the page.
  publicPage({ id: 'agencyBrief', path: '/agencies/:alias/brief', ...agency }),
  publicPage({
    id: 'academy',
    path: '/academy/exams',
    screen: 'public/academy/AcademyScreen',
    namespaces: ['academy'],
  }),
  publicPage({ id: 'taxes', path: '/kb/taxes', screen: 'public/taxes/TaxesScreen', namespaces: ['taxes'] }),
  // The client's review link. `agency` contains the texts for project facts.
  publicPage({
    id: 'review',
    path: '/review/:uuid',
    screen: 'public/review/ReviewScreen',
    namespaces: ['review', 'agency'],
    query: plan(ReviewScreenQuery, reviewVariables),
    isPersonal: true,
  }),
  // The unsubscribe link in emails.
  publicPage({
    id: 'unsubscribe',
    path: '/unsubscribe',
    screen: 'public/unsubscribe/UnsubscribeScreen',
    namespaces: ['unsubscribe'],
    isPersonal: true,
  }),
  // Shown at unknown addresses (RTE-16).
  publicPage({
    id: 'notFound',
    path: '*',
    screen: 'public/siteNotFound/SiteNotFoundScreen',
    namespaces: [],
    status: 404,
  }),
];
