import type { Locale } from '../../domain/locales.ts';
import type { Locale as ContractLocale } from '../relay/__generated__/useSwitchLanguageMutation.graphql.ts';

/** A language's name in the contract. */
export function toContractLocale(locale: Locale): ContractLocale {
  return locale.toUpperCase() as Uppercase<Locale>;
}
