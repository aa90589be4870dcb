import type { StoreRecords } from '../relay/environment.ts';
import type { FailureKind } from '../relay/errors.ts';
import type { SiteSettings } from './site.ts';

/** What the server writes into a public page for its hydration: `<script type="application/json" id="site-data">`. */
export interface SiteData {
  readonly settings: SiteSettings;
  /** The Relay store after the server's render. */
  readonly records: StoreRecords;
  readonly failure: FailureKind | null;
  readonly posted: unknown;
}

/** Reads the block; null in a page that no server has rendered. */
export function readSiteData(page: Document): SiteData | null {
  const text = page.getElementById('site-data')?.textContent;
  return text ? (JSON.parse(text) as SiteData) : null;
}
