import type { IndustryKey } from '../industries.ts';
import type { ServiceAlias } from '../services.ts';

/** Names of the catalogue's entries in one language, using the industry's own terms. */
export interface CatalogueNames {
  readonly services: Readonly<Record<ServiceAlias, string>>;
  readonly industries: Readonly<Record<IndustryKey, string>>;
}
