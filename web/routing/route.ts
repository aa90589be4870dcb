import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import type { Namespace } from '../i18n/namespaces.ts';

// What a row of the table of pages is. Pure: gateway, portal and public site share it.

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

/** A screen and the query of its first view. */
export interface RouteScreen {
  /** `leads/LeadsScreen` is the component LeadsScreen of web/screens/leads/LeadsScreen.tsx. */
  readonly screen: string;
  readonly query?: QueryPlan;
  /** Search parameters that the query depends on, beside the path. */
  readonly searchParameters?: readonly string[];
}

export interface Route extends RouteScreen {
  readonly id: string;
  /** React Router's pattern, without base path and language. */
  readonly path: string;
  /** `public` pages are rendered on the server, the others in the browser. */
  readonly layout: 'portal' | 'bare' | 'public';
  readonly access: Access;
  readonly gate: Gate;
  readonly namespaces: readonly Namespace[];
  /** A part of the screen with a query of its own. */
  readonly pane?: RouteScreen & {
    /** Its query is what marks a chat read: only the browser knows whether the page is seen. */
    readonly onlyWhenSeen?: true;
  };
  /** HTTP status of the page when it is not 200. */
  readonly status?: 404;
  /** Of public pages: the address is one person's secret, so that no cache may keep its page. */
  readonly isPersonal?: true;
  /** Routes that show the same list: a step between them is a filter, not another page, and leaves focus and screen alone. */
  readonly list?: string;
}

export interface RouteQuery {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Plans of different queries differ in their variables' type only, which a row of the table does not look at. */
export function plan<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variables: QueryPlan<T>['variables'],
): QueryPlan {
  return { parameters, variables };
}

/**
 * Whether routers read a path as everybody else does: rightly encoded, without empty parts, backslashes and line breaks, which not even the
 * pattern `*` takes. Every other one is an unknown address.
 */
export function isReadablePath(pathname: string): boolean {
  if (/\/\/|\\/.test(pathname)) return false;
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
