import type { Selectable } from 'kysely';
import type { WireLead } from '../contract/leads.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import type { NoteRow } from './leadNoteRows.ts';
import { changedAt, leadStatus } from './leadState.ts';

export type LeadRow = Selectable<LeadsTable> & { chat_id: string | null; notes: readonly NoteRow[] };

/**
 * Maps a stored lead to the API at `now`: contact methods only if accepted, a deadline only if active, the chat only
 * for accounts that may chat.
 */
export function leadToWire(row: LeadRow, now: Date, showChat: boolean): WireLead {
  const status = leadStatus(row, now);
  return {
    uuid: row.id,
    slug: row.slug,
    type: row.type,
    status,
    mark: status === 'accepted' ? row.mark : null,
    reviewStatus: row.review_status,
    name: row.name,
    company: row.company,
    website: row.website,
    domain: row.domain,
    country: row.country,
    language: row.language,
    title: row.title,
    text: row.text,
    services: row.services,
    budget: row.budget_from === null ? null : { from: row.budget_from, to: row.budget_to },
    projectDuration: row.project_duration,
    receivedAt: row.received_at.toISOString(),
    expiresAt: status === 'active' ? row.expires_at.toISOString() : null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    declineReason: row.decline_reason,
    domainOverview: row.domain_overview,
    contactMethods: status === 'accepted' ? row.contact_methods : [],
    chatUuid: showChat ? row.chat_id : null,
    updatedAt: changedAt(row, now).toISOString(),
    canSetMark: status === 'accepted',
    notes: row.notes.map(({ id, text, created_at: at }) => ({ uuid: id, text, createdAt: new Date(at).toISOString() })),
  };
}
