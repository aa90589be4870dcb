import type { SiteSettings } from './site.ts';

/** Data that the server writes into a public page for hydration: `<script type="application/json" id="site-data">`. */
export interface SiteData {
  readonly settings: SiteSettings;
  /** Result of the page's query, less than half the size of the store's records; null: the browser fetches it. */
  readonly answer: Readonly<Record<string, unknown>> | null;
  /** Code of the GatewayError that the page shows. */
  readonly failure: string | null;
  readonly posted: unknown;
}

/** Reads the data; null if the page was not rendered on the server. */
export function readSiteData(page: Document): SiteData | null {
  const text = page.getElementById('site-data')?.textContent;
  return text ? (JSON.parse(text) as SiteData) : null;
}
