import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import AppShellQuery from '../relay/__generated__/AppShellQuery$parameters.ts';
import ChatListPaneQuery from '../relay/__generated__/ChatListPaneQuery$parameters.ts';
import LeadScreenQuery from '../relay/__generated__/LeadScreenQuery$parameters.ts';
import LeadsScreenQuery from '../relay/__generated__/LeadsScreenQuery$parameters.ts';
import OverviewScreenQuery from '../relay/__generated__/OverviewScreenQuery$parameters.ts';
import SettingsScreenQuery from '../relay/__generated__/SettingsScreenQuery$parameters.ts';
import ThreadPaneQuery from '../relay/__generated__/ThreadPaneQuery$parameters.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { leadVariables } from '../screens/lead/leadVariables.ts';
import { leadsVariables } from '../screens/leads/leadsVariables.ts';
import { listVariables, threadVariables } from '../screens/messages/messagesSearch.ts';

// The table of all pages. Pure data: the gateway reads it as well, to embed a page's first answers and to guard it.

/** A query and the variables it takes at an address. */
export interface QueryPlan<T extends OperationType = OperationType> {
  readonly parameters: PreloadableConcreteRequest<T>;
  /** Null: the address asks for nothing here. */
  readonly variables: (params: RouteParams, search: URLSearchParams) => VariablesOf<T> | null;
}

export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Who may see a page: `visitor` = only without a session. */
export type Access = 'account' | 'visitor' | 'all';

/** Which subscription a page asks for; `orLeadRecipient`: that role is enough (ACC-14). */
export type Gate = 'none' | 'subscription' | 'subscriptionOrLeadRecipient';

export interface Route {
  readonly id: string;
  /** Pattern without base path: fixed parts, `:name`, or `*` for everything else. */
  readonly path: string;
  readonly layout: 'portal' | 'bare' | 'public';
  readonly access: Access;
  readonly gate: Gate;
  /** HTTP status of the page when it is not 200. */
  readonly status?: 404;
  readonly redirect?: string;
  /** Key of the screen's module in the build's manifest, for preloading. */
  readonly screen?: string;
  readonly namespaces: readonly Namespace[];
  /** The operations of the first view, by their persisted ids. */
  readonly queries: (params: RouteParams, search: URLSearchParams) => readonly RouteQuery[];
}

export interface RouteQuery {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const plan = <T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variables: QueryPlan<T>['variables'],
): QueryPlan<T> => ({ parameters, variables });

/** Every query that a loader starts; the router and the table below use the same plans. */
export const plans = {
  shell: plan(AppShellQuery, () => ({})),
  overview: plan(OverviewScreenQuery, () => ({})),
  leads: plan(LeadsScreenQuery, (_params, search) => leadsVariables(search)),
  lead: plan(LeadScreenQuery, leadVariables),
  chatList: plan(ChatListPaneQuery, (_params, search) => listVariables(search)),
  thread: plan(ThreadPaneQuery, (_params, search) => threadVariables(search)),
  settings: plan(SettingsScreenQuery, () => ({})),
};

/** Plans of different queries differ in their variables' type only, which the embedding does not look at. */
type AnyPlan = {
  readonly parameters: { readonly params: { readonly id: string | null } };
  readonly variables: QueryPlan['variables'];
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
    queries: (params, search) =>
      [plans.shell, ...own].flatMap(({ parameters, variables }) => {
        const values = variables(params, search);
        return values && parameters.params.id !== null ? [{ id: parameters.params.id, variables: values }] : [];
      }),
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

const notFound = bare('notFound', '*', 'all', { status: 404, screen: 'screens/notFound/NotFoundScreen.tsx' });

export const routes: readonly Route[] = [
  bare('root', '/', 'all', { redirect: '/profile' }),
  bare('login', '/login', 'visitor', {
    screen: 'screens/session/LoginScreen.tsx',
    namespaces: ['common', 'shell', 'session'],
  }),
  bare('signup', '/signup', 'visitor', {
    screen: 'screens/session/SignupScreen.tsx',
    namespaces: ['common', 'shell', 'session'],
  }),
  portal('overview', '/profile', 'overview/OverviewScreen', ['overview', 'access'], 'subscription', plans.overview),
  portal('leads', '/profile/leads', 'leads/LeadsScreen', ['leads'], 'subscriptionOrLeadRecipient', plans.leads),
  portal(
    'lead',
    '/profile/leads/lead/:slugOrUuid',
    'lead/LeadScreen',
    ['lead', 'leads'],
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
    plans.thread,
  ),
  portal('settings', '/profile/settings', 'settings/SettingsScreen', ['settings'], 'none', plans.settings),
  notFound,
];

/** The page at a path (no base path, query or hash) with the values of its `:names`. Slashes at the end do not matter. */
export function matchRoute(pathname: string): { route: Route; params: RouteParams } {
  const parts = split(pathname);
  for (const route of routes) {
    const params = parts && match(split(route.path) ?? [], parts);
    if (params) return { route, params };
  }
  return { route: notFound, params: {} };
}

/** Decoded parts of a path; null when it is wrongly encoded. */
function split(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function match(pattern: readonly string[], parts: readonly string[]): RouteParams | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = parts[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = given;
    else if (part !== given) return null;
  }
  return params;
}

/** Every layout, screen and guard asks for its page by id. */
export function routeById(id: string): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`There is no route ${id}`);
  return route;
}
