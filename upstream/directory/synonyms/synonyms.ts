import type { IndustryKey } from '../../../domain/catalogue/industries.ts';
import type { ServiceAlias } from '../../../domain/catalogue/services.ts';

/** Everyday words in one language for catalogue entries and places that have another official name. Comma-separated. */
export interface Synonyms {
  readonly services: Readonly<Partial<Record<ServiceAlias, string>>>;
  readonly industries: Readonly<Partial<Record<IndustryKey, string>>>;
  /** By alias of the place. Its English and local names need no entry. */
  readonly places: Readonly<Record<string, string>>;
  /** Words that would fit every agency, such as "agency". */
  readonly fillers: string;
}
