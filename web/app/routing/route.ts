import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import type { Namespace } from '../../i18n/namespaces.ts';

// What a row of the route tables is, and how an address finds its row. Pure: gateway, portal and public site share it.

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
  /** Pattern without base path and language: fixed parts, `:name`, `:name?` at the end, or `*` for everything else. */
  readonly path: string;
  /** `public` pages are rendered on the server, the others in the browser. */
  readonly layout: 'portal' | 'bare' | 'public';
  readonly access: Access;
  readonly gate: Gate;
  /** HTTP status of the page when it is not 200. */
  readonly status?: 404;
  /** Of public pages: the address is one person's secret, so that no cache may keep its page. */
  readonly isPersonal?: true;
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

export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

export const plan = <T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variables: QueryPlan<T>['variables'],
): QueryPlan<T> => ({ parameters, variables });

/** Plans of different queries differ in their variables' type only, which the embedding does not look at. */
export type AnyPlan = {
  readonly parameters: { readonly params: { readonly id: string | null } };
  readonly variables: QueryPlan['variables'];
};

/** The operations of plans, those that the address asks for. */
export const queriesOf =
  (plans: readonly AnyPlan[]): Route['queries'] =>
  (params, search) =>
    plans.flatMap(({ parameters, variables }) => {
      const values = variables(params, search);
      return values && parameters.params.id !== null ? [{ id: parameters.params.id, variables: values }] : [];
    });

/**
 * The first row that fits a path (no base path, language, query or hash), with the values of its `:names`; null when none does.
 * A slash at the end does not matter; a path that cannot be read fits nothing.
 */
export function findRoute(routes: readonly Route[], pathname: string): RouteMatch | null {
  const parts = split(pathname);
  if (!parts) return null;
  for (const route of routes) {
    const params = match(route.path.split('/').filter(Boolean), parts);
    if (params) return { route, params };
  }
  return null;
}

/** Whether routers can read a path: rightly encoded, without empty parts and backslashes. Every other one is an unknown address. */
export const isReadablePath = (pathname: string): boolean => split(pathname) !== null;

/** Decoded parts of a path; null when it is wrongly encoded or has empty parts. */
function split(path: string): string[] | null {
  // One slash may follow the last part; a second one is an empty part.
  const inner = path.replace(/^\/|(?<=[^/])\/$/g, '');
  if (inner === '') return [];
  const parts = inner.split('/');
  // To parsers of addresses a backslash is a slash: `/\x` would be another host.
  if (parts.includes('') || inner.includes('\\')) return null;
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

function match(pattern: readonly string[], parts: readonly string[]): RouteParams | null {
  if (parts.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = parts[index];
    if (given === undefined) {
      if (!part.endsWith('?')) return null;
    } else if (part.startsWith(':')) {
      params[part.slice(1).replace('?', '')] = given;
    } else if (part !== given) {
      return null;
    }
  }
  return params;
}
