import type { i18n } from 'i18next';
import type { IEnvironment } from 'relay-runtime';
import type { Locale } from '../../../../domain/locales.ts';
import { csvText } from '../../../features/csv/csvText.ts';
import { readLeadRows } from './leadRows.ts';
import type { Filters } from './leadRows.ts';
import { leadTable } from './leadTable.ts';

/** The content of a CSV file with all leads that match the filters. Rejects if they cannot be read. */
export async function csvFile(
  environment: IEnvironment,
  filters: Filters,
  language: { readonly i18n: i18n; readonly locale: Locale },
): Promise<string> {
  return csvText(leadTable(language.i18n, language.locale, await readLeadRows(environment, filters)));
}
