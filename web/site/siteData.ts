import type { EmbeddedAnswer } from '../relay/embeddedAnswers.ts';
import type { FailureKind } from '../relay/errors.ts';
import type { SiteSettings } from './site.ts';

/** What the server writes into a public page for its hydration: `<script type="application/json" id="site-data">`. */
export interface SiteData {
  readonly settings: SiteSettings;
  /** What the page was rendered from: less than half of the store's records, which the browser makes of it at once. */
  readonly answers: readonly EmbeddedAnswer[];
  readonly failure: FailureKind | null;
  readonly posted: unknown;
}

/** Reads the block; null in a page that no server has rendered. */
export function readSiteData(page: Document): SiteData | null {
  const text = page.getElementById('site-data')?.textContent;
  return text ? (JSON.parse(text) as SiteData) : null;
}
