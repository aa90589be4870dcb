import AppShellQuery from '../../relay/__generated__/AppShellQuery$parameters.ts';
import ChatListPaneQuery from '../../relay/__generated__/ChatListPaneQuery$parameters.ts';
import DashboardScreenQuery from '../../relay/__generated__/DashboardScreenQuery$parameters.ts';
import LeadScreenQuery from '../../relay/__generated__/LeadScreenQuery$parameters.ts';
import LeadsScreenQuery from '../../relay/__generated__/LeadsScreenQuery$parameters.ts';
import OverviewScreenQuery from '../../relay/__generated__/OverviewScreenQuery$parameters.ts';
import PageOptimizationScreenQuery from '../../relay/__generated__/PageOptimizationScreenQuery$parameters.ts';
import SettingsScreenQuery from '../../relay/__generated__/SettingsScreenQuery$parameters.ts';
import SummariesPaneQuery from '../../relay/__generated__/SummariesPaneQuery$parameters.ts';
import ThreadPaneQuery from '../../relay/__generated__/ThreadPaneQuery$parameters.ts';
import type { Namespace } from '../../i18n/namespaces.ts';
import { notFoundRoute, siteRoutes } from '../../site/siteRoutes.ts';
import { summariesVariables } from '../../screens/dashboard/dashboardSearch.ts';
import { leadVariables } from '../../screens/lead/leadVariables.ts';
import { leadsVariables } from '../../screens/leads/leadsVariables.ts';
import { listVariables, threadVariables } from '../../screens/messages/chats/messagesSearch.ts';
import { findRoute, plan, queriesOf } from './route.ts';
import type { Access, AnyPlan, Gate, Route, RouteMatch } from './route.ts';

export type { Access, Gate, QueryPlan, Route, RouteMatch, RouteParams, RouteQuery } from './route.ts';

// The table of all pages. Pure data: the gateway reads it as well, to embed a page's first answers and to guard it.

/** Every query that a loader starts; the router and the table below use the same plans. */
export const plans = {
  shell: plan(AppShellQuery, () => ({})),
  overview: plan(OverviewScreenQuery, () => ({})),
  dashboard: plan(DashboardScreenQuery, () => ({})),
  summaries: plan(SummariesPaneQuery, summariesVariables),
  leads: plan(LeadsScreenQuery, (_params, search) => leadsVariables(search)),
  lead: plan(LeadScreenQuery, leadVariables),
  chatList: plan(ChatListPaneQuery, (_params, search) => listVariables(search)),
  thread: plan(ThreadPaneQuery, (_params, search) => threadVariables(search)),
  pageOptimization: plan(PageOptimizationScreenQuery, () => ({})),
  settings: plan(SettingsScreenQuery, () => ({})),
};

function portal(
  id: string,
  path: string,
  screen: string,
  namespaces: readonly Namespace[],
  gate: Gate,
  ...own: readonly AnyPlan[]
): Route {
  return {
    id,
    path,
    layout: 'portal',
    access: 'account',
    gate,
    screen: `screens/${screen}.tsx`,
    namespaces: ['common', 'shell', ...namespaces],
    queries: queriesOf([plans.shell, ...own]),
  };
}

const bare = (id: string, path: string, access: Access, rest: Partial<Route>): Route => ({
  id,
  path,
  layout: 'bare',
  access,
  gate: 'none',
  namespaces: ['common', 'shell'],
  queries: () => [],
  ...rest,
});

export const routes: readonly Route[] = [
  ...siteRoutes,
  bare('login', '/login', 'visitor', {
    screen: 'screens/session/LoginScreen.tsx',
    namespaces: ['common', 'shell', 'session'],
  }),
  bare('signup', '/signup', 'visitor', {
    screen: 'screens/session/SignupScreen.tsx',
    namespaces: ['common', 'shell', 'session'],
  }),
  portal('overview', '/profile', 'overview/OverviewScreen', ['overview', 'access'], 'subscription', plans.overview),
  portal(
    'dashboard',
    '/profile/dashboard',
    'dashboard/DashboardScreen',
    ['dashboard', 'leads', 'reviews', 'pageOptimization'],
    'subscription',
    plans.dashboard,
    plans.summaries,
  ),
  portal('leads', '/profile/leads', 'leads/LeadsScreen', ['leads'], 'subscriptionOrLeadRecipient', plans.leads),
  portal(
    'lead',
    '/profile/leads/lead/:slugOrUuid',
    'lead/LeadScreen',
    ['lead', 'leads', 'reviews'],
    'subscriptionOrLeadRecipient',
    plans.lead,
  ),
  portal(
    'messages',
    '/profile/messages',
    'messages/MessagesScreen',
    ['messages'],
    'subscription',
    plans.chatList,
    // Not the chat: reading it marks it read, and only the browser knows whether the page is seen.
  ),
  portal(
    'pageOptimization',
    '/profile/page-optimization',
    'pageOptimization/PageOptimizationScreen',
    ['pageOptimization'],
    'subscription',
    plans.pageOptimization,
  ),
  portal('settings', '/profile/settings', 'settings/SettingsScreen', ['settings'], 'none', plans.settings),
  notFoundRoute,
];

/** The page at a path (no base path, language, query or hash), the not-found page for an unknown one. */
export const matchRoute = (pathname: string): RouteMatch =>
  findRoute(routes, pathname) ?? { route: notFoundRoute, params: {} };

/** Every layout, screen and guard asks for its page by id. */
export function routeById(id: string): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`There is no route ${id}`);
  return route;
}
