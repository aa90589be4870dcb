import type { RouteQuery } from '../routing/route.ts';
import type { SiteSettings } from './site.ts';

// The interface between the gateway and the built server bundle (web/server.tsx). Types only.

/** A public page to render. */
export interface SiteRequest {
  /** Without base path and language, as the browser sees it. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly settings: SiteSettings;
  /** Executes a trusted query of the page within a deadline; failures are in the result's errors. */
  readonly execute: (query: RouteQuery) => Promise<SiteResponse>;
  /** Result of a form posted without JavaScript; screens read it by `usePosted`. */
  readonly posted: unknown;
  /** Called if the content could not be rendered; the page then shows an error. */
  readonly onError: (error: unknown) => void;
}

export interface SiteResponse {
  /** Null or absent if the query failed. Field errors may come with data. */
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[];
}

export interface RenderedSite {
  readonly status: 200 | 404 | 503;
  /** Head tags about the content. */
  readonly head: string;
  /** Markup of `<div id="root">`. */
  readonly body: string;
  /** Hydration data: JSON, escaped for a script element. */
  readonly data: string;
}

/** Renders a public page. Never throws because of the page's content. */
export type RenderSite = (request: SiteRequest) => Promise<RenderedSite>;
