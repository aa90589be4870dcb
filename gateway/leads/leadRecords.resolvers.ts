import { checkNoteText } from '../../domain/leadNote.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';
import type { Context } from '../context.ts';
import { noteUnknown } from '../relay/enums.ts';
import { isIdempotencyKey } from '../relay/idempotencyKey.ts';
import { uuidOf } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { UpstreamError } from '../rest/errors.ts';
import { isFailedCall, orNull } from '../rest/missing.ts';
import type { LeadChangeErrorCode, LeadChangeUserError, MutationResolvers } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { readNoteId, readNoteKey, toLeadNote } from './leadNote.map.ts';
import { declineReasonEnum, leadStageEnum } from './leads.enums.ts';
import { toLead } from './leads.map.ts';
import type { WholeLead } from './leads.map.ts';
import { deleteLeadNote, getLead, postDeclineReason, postLeadNote, putLeadMark } from './leads.rest.ts';

interface Outcome {
  readonly lead: WholeLead | null;
  readonly errors: LeadChangeUserError[];
}

const MESSAGES: Readonly<Record<LeadChangeErrorCode, readonly [message: string, field: string | null]>> = {
  LEAD_NOT_FOUND: ['There is no such lead.', 'leadId'],
  LEAD_NOT_DECLINED: ['Only a declined lead has a reason.', 'leadId'],
  LEAD_NOT_ACCEPTED: ['Only an accepted lead has a stage.', 'leadId'],
  NOTE_NOT_FOUND: ['There is no such note.', 'noteId'],
  TEXT_REQUIRED: ['The note is empty.', 'text'],
  TEXT_MAX_LENGTH: ['The note is longer than 2,000 characters.', 'text'],
  TOO_MANY_NOTES: ['A lead has at most 50 notes.', null],
  IDEMPOTENCY_KEY_FORMAT: ['idempotencyKey has 1 to 64 visible ASCII characters.', 'idempotencyKey'],
  NOT_AVAILABLE: ['The upstream does not support this.', null],
};

function refused(code: LeadChangeErrorCode): Outcome {
  const [message, field] = MESSAGES[code];
  return { lead: null, errors: [{ code, message, path: field === null ? null : [field] }] };
}

/**
 * Refusals of the upstream that are user errors. A 404 without one of these codes means that the upstream lacks the
 * call.
 */
const REFUSALS: Readonly<Record<string, LeadChangeErrorCode>> = {
  LEAD_NOT_FOUND: 'LEAD_NOT_FOUND',
  LEAD_NOT_ACCEPTED: 'LEAD_NOT_ACCEPTED',
  LEAD_NOT_DECLINED: 'LEAD_NOT_DECLINED',
  TOO_MANY_NOTES: 'TOO_MANY_NOTES',
};

/** Runs a change of a lead and tells the account's subscribers. `write` returns null if the lead could not be read. */
async function change(context: Context, write: () => Promise<WireLead | null>): Promise<Outcome> {
  const viewer = signedIn(context);
  try {
    const lead = await write();
    context.live.kick(viewer, null);
    return { lead: lead && toLead(lead, noteUnknown(context.log)), errors: [] };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const code = REFUSALS[error.code] ?? (error.status === 404 ? 'NOT_AVAILABLE' : null);
    if (code === null) throw error;
    return refused(code);
  }
}

/** What an agency records about its leads: their stage, its notes, and why it declined them. */
export const leadRecordsResolvers = {
  Mutation: {
    setLeadStage: async (_mutation, { input }, context) => {
      const uuid = uuidOf('Lead', input.leadId);
      if (uuid === null) return refused('LEAD_NOT_FOUND');
      const mark = input.stage == null ? null : leadStageEnum.write(input.stage);
      return await change(context, () => putLeadMark(context.rest, uuid, mark));
    },
    saveDeclineReason: async (_mutation, { input }, context) => {
      const uuid = uuidOf('Lead', input.leadId);
      if (uuid === null) return refused('LEAD_NOT_FOUND');
      return await change(context, async () => {
        await postDeclineReason(context.rest, uuid, declineReasonEnum.write(input.reason));
        // The reason is saved, even if the lead cannot be read, as with the deprecated scope WRITE.
        return await orNull(getLead(context.rest, uuid), isFailedCall);
      });
    },
    addLeadNote: async (_mutation, { input }, context) => {
      const uuid = uuidOf('Lead', input.leadId);
      const verdict = checkNoteText(input.text);
      const idempotencyKey = input.idempotencyKey ?? null;
      if (uuid === null) return { note: null, ...refused('LEAD_NOT_FOUND') };
      if (!verdict.ok) {
        return { note: null, ...refused(verdict.code === 'textRequired' ? 'TEXT_REQUIRED' : 'TEXT_MAX_LENGTH') };
      }
      if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) {
        return { note: null, ...refused('IDEMPOTENCY_KEY_FORMAT') };
      }
      const outcome = await change(context, () =>
        postLeadNote(context.rest, uuid, { text: verdict.text, idempotencyKey }),
      );
      // With a repeated idempotency key it may not be the newest note.
      return { ...outcome, note: outcome.lead?.notes?.find(({ text }) => text === verdict.text) ?? null };
    },
    deleteLeadNote: async (_mutation, { input }, context) => {
      const place = readNoteId(input.noteId);
      if (!place) return { deletedNoteId: null, ...refused('NOTE_NOT_FOUND') };
      const outcome = await change(context, () => deleteLeadNote(context.rest, place.leadUuid, place.uuid));
      // The input names the lead only within the note.
      const errors = outcome.errors.map((error) => (error.path ? { ...error, path: ['noteId'] } : error));
      return { ...outcome, errors, deletedNoteId: errors.length === 0 ? input.noteId : null };
    },
  },
} satisfies {
  Mutation: Fields<MutationResolvers, 'setLeadStage' | 'saveDeclineReason' | 'addLeadNote' | 'deleteLeadNote'>;
};

/** Resolves `node(id:)` for a LeadNote; its key includes its lead. */
export const leadNoteNode: NodeReader = async (key, context) => {
  const place = readNoteKey(key);
  const lead = place && (await orNull(getLead(context.rest, place.leadUuid)));
  const note = lead?.notes?.find(({ uuid }) => uuid === place?.uuid);
  return place && note ? toLeadNote(place.leadUuid, note) : null;
};
