import type { RouteQuery } from '../routing/route.ts';
import type { SiteSettings } from './site.ts';

// What the gateway and the built server bundle (web/server.tsx) agree on. Types only.

/** One public page to be rendered. */
export interface SiteRequest {
  /** Without base path and language, as the browser sees it. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly settings: SiteSettings;
  /** Runs a trusted query of the page. Answers within a deadline; what failed is said by the answer's errors. */
  readonly execute: (query: RouteQuery) => Promise<SiteResponse>;
  /** What became of a form sent without JavaScript; screens read it by `usePosted`. */
  readonly posted: unknown;
  /** Hears why the content could not be rendered; the page tells of a failure then. */
  readonly onError: (error: unknown) => void;
}

export interface SiteResponse {
  /** Null or absent: there is no answer, for what the errors say. Errors of single fields may come with the data. */
  readonly data?: Readonly<Record<string, unknown>> | null;
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

/** Renders a public page. Throws nothing that the page's content can cause. */
export type RenderSite = (request: SiteRequest) => Promise<RenderedSite>;
