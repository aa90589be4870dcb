import type { IndustryKey } from '../../../domain/catalogue/industries.ts';
import type { WorkingLanguage } from '../../../domain/catalogue/ranges.ts';
import type { ServiceAlias } from '../../../domain/catalogue/services.ts';

/** Everyday words in one language for catalogue entries and places that have another official name. Comma-separated. */
export interface Synonyms {
  readonly services: Readonly<Partial<Record<ServiceAlias, string>>>;
  readonly industries: Readonly<Partial<Record<IndustryKey, string>>>;
  /**
   * By alias of the place or of a region in worldRegions.ts. Its names in the catalogue need no entry; those of states and cities in East Asian characters
   * count as part of a longer word only if they are listed here.
   */
  readonly places: Readonly<Record<string, string>>;
  /** By ISO 639-1 code. The names that `Intl` gives need no entry. */
  readonly languages: Readonly<Partial<Record<WorkingLanguage, string>>>;
  /** Other forms of the names of languages: `*` stands for the name, `~` for the name without its last letter. */
  readonly languageForms: string;
  /** Words that would fit every agency, such as "agency". */
  readonly fillers: string;
  /** Words for industries in general. Beside the name of one they are fillers, even if they have a meaning alone. */
  readonly sectors: string;
  /** Words for people who advise. Beside the name of a service they are fillers, even if they have a meaning alone. */
  readonly advisers: string;
  readonly amounts: AmountWords;
}

/** Words before or after an amount of money. */
interface AmountWords {
  /** Also make a number without a currency an amount. */
  readonly atMost: string;
  readonly atLeast: string;
  /** Say nothing about the limit: "about", "per month". */
  readonly around: string;
  /** Between the ends of a range. */
  readonly to: string;
}

/** The entries of a comma-separated list; none if it is missing. */
export function listOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((entry) => entry.trim());
}
