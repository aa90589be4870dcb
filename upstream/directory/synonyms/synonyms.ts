import type { IndustryKey } from '../../../domain/catalogue/industries.ts';
import type { ServiceAlias } from '../../../domain/catalogue/services.ts';

/** Everyday words in one language for catalogue entries and places that have another official name. Comma-separated. */
export interface Synonyms {
  readonly services: Readonly<Partial<Record<ServiceAlias, string>>>;
  readonly industries: Readonly<Partial<Record<IndustryKey, string>>>;
  /**
   * By alias of the place. Its names in the catalogue need no entry, except for those of states and cities in East Asian
   * characters, which count only if they are listed here.
   */
  readonly places: Readonly<Record<string, string>>;
  /** Words that would fit every agency, such as "agency". */
  readonly fillers: string;
}
