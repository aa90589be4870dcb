import type { Locale } from '../../domain/locales.ts';
import type { Locale as ContractLocale } from '../relay/__generated__/useSwitchLanguageMutation.graphql.ts';

/** A language's name in the contract. */
export const toContractLocale = (locale: Locale): ContractLocale => locale.toUpperCase() as Uppercase<Locale>;
