import { Type } from 'typebox';
import { call, Closed, Described, IdempotencyKey, Nullable, Uuid } from './call.ts';
import { LeadAnswer, leadErrors, LeadMark, LeadParams } from './leads.ts';

export const putLeadMark = call({
  row: 'RST-43',
  method: 'PUT',
  path: '/account/leads/:id/mark',
  tag: 'leads',
  summary: 'Set the outcome of an accepted lead, or clear it with null (addition).',
  params: LeadParams,
  body: Closed({ mark: Nullable(LeadMark) }),
  responses: { 200: LeadAnswer },
  errors: { ...leadErrors, 409: ['LEAD_NOT_ACCEPTED'] },
});

export const postLeadNote = call({
  row: 'RST-42',
  method: 'POST',
  path: '/account/leads/:id/notes',
  tag: 'leads',
  summary:
    'Add a note: 1 to 2,000 code points after trimming, at most 50 per lead. With a repeated Idempotency-Key it is added once (addition).',
  params: LeadParams,
  headers: Type.Object({ 'idempotency-key': IdempotencyKey }),
  body: Closed({ text: Type.String({ maxLength: 100_000 }) }),
  responses: { 200: LeadAnswer },
  errors: { ...leadErrors, 409: ['IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_NOTES'] },
});

export const deleteLeadNote = call({
  row: 'RST-42',
  method: 'DELETE',
  path: '/account/leads/:id/notes/:noteId',
  tag: 'leads',
  summary: 'Delete a note. Deleting one that no longer exists is not an error (addition).',
  params: Type.Object({ ...LeadParams.properties, noteId: Described('Uuid of the note.', Uuid) }),
  responses: { 200: LeadAnswer },
  errors: leadErrors,
});
