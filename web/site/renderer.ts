import type { RouteParams } from '../app/routing/route.ts';
import type { FailureKind } from '../relay/errors.ts';
import type { SiteSettings } from './site.ts';

// What the gateway and the built server bundle (web/server.tsx) agree on. Types only.

/** One public page to be rendered. */
export interface SiteRequest {
  readonly routeId: string;
  readonly params: RouteParams;
  /** Without base path and language, as the browser sees it. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly settings: SiteSettings;
  /** The answers of the route's operations, in its order. */
  readonly answers: readonly SiteAnswer[];
  /** Why there are no answers: the page tells of it and offers to try again (RTE-19). */
  readonly failure: FailureKind | null;
  /** What became of a form sent without JavaScript; screens read it by `usePosted`. */
  readonly posted: unknown;
  /** Hears why the content could not be rendered; the page tells of a failure then. */
  readonly onError: (error: unknown) => void;
}

export interface SiteAnswer {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** As execution gives it; errors of single fields may come with the data. */
  readonly response: SiteResponse;
}

export interface SiteResponse {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[];
}

export interface RenderedSite {
  readonly status: 200 | 404 | 503;
  /** Tags of the head that speak of the content. */
  readonly head: string;
  /** Markup of `<div id="root">`. */
  readonly body: string;
  /** The block that hydration reads: JSON, safe inside a script element. */
  readonly data: string;
}

/** Renders a public page at once: everything it needs is in the request. Throws nothing that the page's content can cause. */
export type RenderSite = (request: SiteRequest) => RenderedSite;
