import type { Insertable } from 'kysely';
import { foldText } from '../../domain/search/foldText.ts';
import { foldName } from '../../domain/search/nameSearch.ts';
import type { LeadsTable, LeadTextsTable } from '../db/tables/leads.ts';

/** The parts of a lead that are searched. */
type SearchedLead = Pick<LeadsTable, 'id' | 'account_id' | 'name' | 'title' | 'text'> & {
  readonly company?: string | null;
  readonly domain?: string | null;
};

/** The searchable text of a lead: name, company, domain, title and text, folded, each on a line of its own. */
export function leadText({
  id,
  account_id,
  name,
  company,
  domain,
  title,
  text,
}: SearchedLead): Insertable<LeadTextsTable> {
  const names = [name, company].map((part) => foldName(part ?? ''));
  const others = [domain, title, text].map((part) => foldText(part ?? ''));
  return { lead_id: id, account_id, text: new TextEncoder().encode([...names, ...others].join('\n')) };
}
