import { isUuid } from '../../domain/uuid.ts';
import type { WireLeadNote } from '../../upstream/contract/leads.ts';
import { keyOf, toGlobalId } from '../relay/ids.ts';
import type { LeadNote } from '../schema.types.ts';

/** Identifies a note: its key includes its lead. */
export interface NotePlace {
  readonly leadUuid: string;
  readonly uuid: string;
}

export function toLeadNote(leadUuid: string, { uuid, text, createdAt }: WireLeadNote): LeadNote {
  return { id: toGlobalId('LeadNote', `${leadUuid}:${uuid}`), text, createdAt };
}

/** Parses the key of a note's global id; null for any other text. */
export function readNoteKey(key: string): NotePlace | null {
  const [leadUuid = '', uuid = '', ...more] = key.split(':');
  return more.length === 0 && isUuid(leadUuid) && isUuid(uuid) ? { leadUuid, uuid } : null;
}

/** Parses a note's global id; null for any other text. */
export function readNoteId(id: string): NotePlace | null {
  return readNoteKey(keyOf('LeadNote', id) ?? '');
}
