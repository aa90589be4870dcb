import type { IndustryKey } from '../../../domain/catalogue/industries.ts';
import type { ServiceAlias } from '../../../domain/catalogue/services.ts';

/** Everyday words in one language for catalogue entries and places that have another official name. Comma-separated. */
export interface Synonyms {
  readonly services: Readonly<Partial<Record<ServiceAlias, string>>>;
  readonly industries: Readonly<Partial<Record<IndustryKey, string>>>;
  /**
   * By alias of the place. Its names in the catalogue need no entry; those of states and cities in East Asian characters
   * count as part of a longer word only if they are listed here.
   */
  readonly places: Readonly<Record<string, string>>;
  /** Words that would fit every agency, such as "agency". */
  readonly fillers: string;
  /** Words for industries in general. Beside the name of one they are fillers, even if they have a meaning alone. */
  readonly sectors: string;
}
