import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import type { Namespace } from '../i18n/namespaces.ts';

// Types of the route table. No side effects, because gateway, portal and public site share it.

/** A query and its variables for a URL. */
export interface QueryPlan<T extends OperationType = OperationType> {
  readonly parameters: PreloadableConcreteRequest<T>;
  /** Null when this URL needs no query. */
  readonly variables: (params: RouteParams, search: URLSearchParams) => VariablesOf<T> | null;
}

export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Who may see a page; `visitor` means only without a session. */
export type Access = 'account' | 'visitor' | 'all';

/** The subscription a page requires; `subscriptionOrLeadRecipient` also accepts that role instead (ACC-14). */
export type Gate = 'none' | 'subscription' | 'subscriptionOrLeadRecipient';

/** A screen and its initial query. */
export interface RouteScreen {
  /** `leads/LeadsScreen` is the component LeadsScreen in web/screens/leads/LeadsScreen.tsx. */
  readonly screen: string;
  readonly query?: QueryPlan;
  /** Search parameters that the query depends on, besides the path. */
  readonly searchParameters?: readonly string[];
}

export interface Route extends RouteScreen {
  readonly id: string;
  /** React Router pattern, without base path and language. */
  readonly path: string;
  /** `public` pages are rendered on the server, the others in the browser. */
  readonly layout: 'portal' | 'bare' | 'public';
  readonly access: Access;
  readonly gate: Gate;
  readonly namespaces: readonly Namespace[];
  /** A part of the screen with its own query. */
  readonly pane?: RouteScreen & {
    /** The query marks a chat as read, so only the browser may run it, when the page is visible. */
    readonly onlyWhenSeen?: true;
  };
  /** HTTP status if not 200. */
  readonly status?: 404;
  /** For public pages with a secret URL: must not be cached. */
  readonly isPersonal?: true;
  /** Routes with the same value show one list: moving between them is a filter change and keeps focus and screen. */
  readonly list?: string;
}

export interface RouteQuery {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Erases the type of the variables, which the route table does not need. */
export function plan<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variables: QueryPlan<T>['variables'],
): QueryPlan {
  return { parameters, variables };
}

/** `.` and `..`, also encoded: browsers resolve them before they send a request, and so does `URL` here. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether routers parse a path like other software: valid encoding, no empty or dot segments, backslashes or line
 * breaks, which even the pattern `*` does not match. Anything else is an unknown address.
 */
export function isReadablePath(pathname: string): boolean {
  if (/\/\/|\\/.test(pathname) || DOT_SEGMENT.test(pathname)) return false;
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
