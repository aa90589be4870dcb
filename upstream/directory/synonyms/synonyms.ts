import type { IndustryKey } from '../../../domain/catalogue/industries.ts';
import type { ServiceAlias } from '../../../domain/catalogue/services.ts';

/** Everyday words of one language for what the catalogue and the places call otherwise. Lists are separated by commas. */
export interface Synonyms {
  readonly services: Readonly<Partial<Record<ServiceAlias, string>>>;
  readonly industries: Readonly<Partial<Record<IndustryKey, string>>>;
  /** By alias of the place. Its English and its local name need no entry. */
  readonly places: Readonly<Record<string, string>>;
  /** Words that every agency could be searched by. */
  readonly fillers: string;
}
