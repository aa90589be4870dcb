import AgencyScreenQuery from '../relay/__generated__/AgencyScreenQuery$parameters.ts';
import DirectoryScreenQuery from '../relay/__generated__/DirectoryScreenQuery$parameters.ts';
import GetStartedScreenQuery from '../relay/__generated__/GetStartedScreenQuery$parameters.ts';
import LandingScreenQuery from '../relay/__generated__/LandingScreenQuery$parameters.ts';
import LeadGenerationScreenQuery from '../relay/__generated__/LeadGenerationScreenQuery$parameters.ts';
import ReviewScreenQuery from '../relay/__generated__/ReviewScreenQuery$parameters.ts';
import { agencyVariables } from '../screens/agency/agencyVariables.ts';
import { DIRECTORY_PARAMETERS } from '../screens/directory/address/directorySearch.ts';
import { directoryVariables } from '../screens/directory/address/directoryVariables.ts';
import { reviewVariables } from '../screens/review/reviewVariables.ts';
import { findRoute, plan, queriesOf } from '../app/routing/route.ts';
import type { QueryPlan, Route, RouteMatch } from '../app/routing/route.ts';
import type { Namespace } from '../i18n/namespaces.ts';

// The public pages. Pure data like routes.ts, and without a word of the portal: the public site loads this table alone.

/** Every query of a public page; the router's loaders and the table below use the same plans. */
export const sitePlans = {
  landing: plan(LandingScreenQuery, () => ({})),
  getStarted: plan(GetStartedScreenQuery, () => ({})),
  leadGeneration: plan(LeadGenerationScreenQuery, () => ({})),
  directory: plan(DirectoryScreenQuery, directoryVariables),
  agency: plan(AgencyScreenQuery, agencyVariables),
  review: plan(ReviewScreenQuery, reviewVariables),
};

export interface SiteRoute extends Route {
  readonly plan: QueryPlan | null;
  /** Search parameters that the query depends on, beside the path. */
  readonly dependsOn: readonly string[];
  /** Routes that show the same list: a step between them is a filter, not another page, and leaves focus and screen alone. */
  readonly list?: string;
}

interface PageQuery {
  readonly plan: QueryPlan;
  readonly dependsOn?: readonly string[];
  readonly list?: string;
  readonly isPersonal?: true;
}

/**
 * A public page: rendered on the server in the reader's language, without and under every `/{locale}`.
 * `screen`: `landing/LandingScreen` is the component LandingScreen of web/screens/landing/LandingScreen.tsx.
 */
export function publicPage(
  id: string,
  path: string,
  screen: string,
  namespaces: readonly Namespace[],
  query?: PageQuery,
): SiteRoute {
  return {
    id,
    path,
    layout: 'public',
    access: 'all',
    gate: 'none',
    screen: `screens/${screen}.tsx`,
    namespaces: ['common', 'site', ...namespaces],
    dependsOn: [],
    ...query,
    plan: query?.plan ?? null,
    queries: queriesOf(query ? [query.plan] : []),
  };
}

const directory = { plan: sitePlans.directory, dependsOn: DIRECTORY_PARAMETERS, list: 'directory' };

/** In the order of matching: fixed names come before `:names`. */
export const siteRoutes: readonly SiteRoute[] = [
  publicPage('landing', '/', 'landing/LandingScreen', ['landing'], { plan: sitePlans.landing }),
  publicPage('getStarted', '/get-started', 'getStarted/GetStartedScreen', ['getStarted'], {
    plan: sitePlans.getStarted,
  }),
  publicPage('directory', '/agencies', 'directory/DirectoryScreen', ['directory'], directory),
  publicPage(
    'directoryList',
    '/agencies/list/:service?/:location?',
    'directory/DirectoryScreen',
    ['directory'],
    directory,
  ),
  publicPage(
    'leadGeneration',
    '/agencies/lead-generation',
    'leadGeneration/LeadGenerationScreen',
    ['leadGeneration', 'getStarted'],
    { plan: sitePlans.leadGeneration },
  ),
  publicPage('agency', '/agencies/:alias', 'agency/AgencyScreen', ['agency'], { plan: sitePlans.agency }),
  // Where its form is sent without JavaScript: a refused one is answered with the page.
  publicPage('agencyBrief', '/agencies/:alias/brief', 'agency/AgencyScreen', ['agency'], { plan: sitePlans.agency }),
  publicPage('academy', '/academy/exams', 'academy/AcademyScreen', ['academy']),
  publicPage('taxes', '/kb/taxes', 'taxes/TaxesScreen', ['taxes']),
  // The client's link; `agency` says the facts of a project.
  publicPage('review', '/review/:uuid', 'review/ReviewScreen', ['review', 'agency'], {
    plan: sitePlans.review,
    isPersonal: true,
  }),
];

/** What unknown addresses show (RTE-16). */
export const notFoundRoute: SiteRoute = {
  ...publicPage('notFound', '*', 'siteNotFound/SiteNotFoundScreen', []),
  status: 404,
};

/** The public page at a path without base path and language; null when it is none of ours. */
export const matchSite = (pathname: string): (RouteMatch & { readonly route: SiteRoute }) | null => {
  const found = findRoute(siteRoutes, pathname);
  const route = found && siteRoutes.find((candidate) => candidate === found.route);
  return route ? { route, params: found.params } : null;
};
