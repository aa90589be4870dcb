import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import { messageRow, type NewMessage } from './messageRows.ts';

/** The parts of a lead shown on its chat's opening cards. */
export type OpeningLead = Pick<
  Selectable<LeadsTable>,
  | 'id'
  | 'type'
  | 'title'
  | 'services'
  | 'budget_from'
  | 'budget_to'
  | 'project_duration'
  | 'website'
  | 'name'
  | 'company'
  | 'contact_methods'
>;

/** The two opening cards of a chat: the lead's request, and its contact details (STA-16). */
export function openingMessages(lead: OpeningLead): NewMessage[] {
  const asked = {
    leadUuid: lead.id,
    title: lead.title,
    services: lead.services.map((service) => service.name).join(', '),
    // The names are in one language; readers in another one look the ids up in the catalogue.
    serviceIds: lead.services.map((service) => service.id).join(','),
    budgetFrom: lead.budget_from?.toString(),
    budgetTo: lead.budget_to?.toString(),
    projectDuration: lead.project_duration,
    website: lead.website,
  };
  const contacts: Record<string, string | null> = { name: lead.name, company: lead.company, website: lead.website };
  for (const method of lead.contact_methods) {
    if (method.type !== 'chat') contacts[method.type] ??= method.value;
  }
  return [
    { sender: 'system', key: `agency-${lead.type}`, params: present(asked), isNews: false },
    { sender: 'system', key: 'lead-contacts', params: present(contacts), isNews: false },
  ];
}

/** Opens the chat of a lead accepted at `now`. Returns its id. Throws if the lead has a chat. */
export async function openChat(
  trx: Transaction<Database>,
  lead: OpeningLead & { readonly account_id: string },
  now: Date,
): Promise<string> {
  const chatId = randomUUID();
  const rows = openingMessages(lead).map((message, index) =>
    messageRow(randomUUID(), chatId, new Date(now.getTime() + index), message),
  );
  const last = rows.at(-1);
  const lastAt = new Date(now.getTime() + rows.length - 1);
  await trx
    .insertInto('chats')
    .values({
      id: chatId,
      account_id: lead.account_id,
      lead_id: lead.id,
      created_at: now,
      last_activity_at: lastAt,
      last_change_at: lastAt,
      last_message_id: last?.id ?? null,
      closed_at: null,
      deleted_at: null,
      lead_read_at: null,
    })
    .execute();
  await trx.insertInto('messages').values(rows).execute();
  return chatId;
}

function present(values: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] != null && entry[1] !== ''),
  );
}
