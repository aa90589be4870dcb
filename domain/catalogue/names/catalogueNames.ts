import type { IndustryKey } from '../industries.ts';
import type { ServiceAlias } from '../services.ts';

/** What the catalogue's entries are called in one language, as the trade says it. */
export interface CatalogueNames {
  readonly services: Readonly<Record<ServiceAlias, string>>;
  readonly industries: Readonly<Record<IndustryKey, string>>;
}
