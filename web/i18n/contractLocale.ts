import type { Locale } from '../../domain/locales.ts';
import type { Locale as ContractLocale } from '../relay/__generated__/useSwitchLanguageMutation.graphql.ts';

/** Maps a locale to the contract's enum. */
export function toContractLocale(locale: Locale): ContractLocale {
  return locale.toUpperCase() as Uppercase<Locale>;
}
