import type { SiteSettings } from './site.ts';

/** What the server writes into a public page for its hydration: `<script type="application/json" id="site-data">`. */
export interface SiteData {
  readonly settings: SiteSettings;
  /** The data of the page's query, which is less than half of the store's records; null: the browser asks for it. */
  readonly answer: Readonly<Record<string, unknown>> | null;
  /** Code of the GatewayError that the page tells of. */
  readonly failure: string | null;
  readonly posted: unknown;
}

/** Reads the block; null in a page that no server has rendered. */
export function readSiteData(page: Document): SiteData | null {
  const text = page.getElementById('site-data')?.textContent;
  return text ? (JSON.parse(text) as SiteData) : null;
}
