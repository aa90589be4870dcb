import type { IEnvironment } from 'relay-runtime';
import { csvText } from '../../../features/csv/csvText.ts';
import { readLeadRows } from './leadRows.ts';
import type { Filters } from './leadRows.ts';
import { leadTable } from './leadTable.ts';
import type { TableLanguage } from './leadTable.ts';

/** The content of a CSV file with all leads that match the filters. Rejects if they cannot be read. */
export async function csvFile(environment: IEnvironment, filters: Filters, language: TableLanguage): Promise<string> {
  const { leads, timeZone } = await readLeadRows(environment, filters);
  return csvText(leadTable(language, leads, timeZone));
}
