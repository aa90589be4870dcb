import { isUuid } from '../../domain/uuid.ts';
import { phoneText } from '../relay/phoneText.ts';
import type { WireLead } from '../../upstream/contract/leads.ts';
import type { NoteUnknown } from '../relay/enums.ts';
import { toGlobalId, uuidOf } from '../relay/ids.ts';
import { toLeadNote } from './leadNote.map.ts';
import { onlyKey } from '../relay/onlyKey.ts';
import { searchText } from '../relay/searchText.ts';
import { readWebAddress } from '../relay/textValues.ts';
import { UpstreamError } from '../rest/errors.ts';
import type {
  Lead,
  LeadErrorCode,
  LeadUserError,
  RequireFields,
  ViewerLeadArgs,
  ViewerLeadsArgs,
} from '../schema.types.ts';
import {
  contactMethodEnum,
  declineReasonEnum,
  leadStageEnum,
  leadStatusEnum,
  leadTypeEnum,
  periodEnum,
  reviewStatusEnum,
  sortEnum,
  statusFilterEnum,
} from './leads.enums.ts';
import type { LeadFilters } from './leads.rest.ts';

/** A lead's references to the catalogue, in the upstream's terms. */
type Choices = Pick<WireLead, 'services' | 'budget' | 'projectDuration'>;

/** A lead without its chat, its review and its catalogue references, which are read lazily. */
export type WholeLead = Omit<Lead, 'chat' | 'review' | keyof Choices | '__typename'> & {
  readonly chatUuid: string | null;
  readonly choices: Choices;
};

/** A lead of which only the ids were selected, so no call was made. */
export interface LeadStub {
  readonly id: string;
  readonly uuid: string;
}

/** Parent of `Lead`. */
export type LeadParent = WholeLead | LeadStub;

export function toLeadStub(uuid: string): LeadStub {
  return { id: toGlobalId('Lead', uuid), uuid };
}

/** ENT-43. */
export function toLead(lead: WireLead, note: NoteUnknown): WholeLead {
  return {
    id: toGlobalId('Lead', lead.uuid),
    uuid: lead.uuid,
    slug: lead.slug,
    type: leadTypeEnum.read(lead.type, note),
    status: leadStatusEnum.read(lead.status, note),
    stage: leadStageEnum.read(lead.mark, note),
    canSetStage: lead.canSetMark ?? false,
    reviewStatus: reviewStatusEnum.read(lead.reviewStatus, note),
    name: lead.name,
    company: lead.company,
    website: readWebAddress('Lead.website', lead.website, note),
    domain: lead.domain,
    country: lead.country,
    language: lead.language,
    title: lead.title,
    text: lead.text,
    receivedAt: lead.receivedAt,
    expiresAt: lead.expiresAt,
    answeredAt: lead.answeredAt,
    declineReason: declineReasonEnum.read(lead.declineReason, note),
    domainOverview: lead.domainOverview,
    contactMethods: lead.contactMethods.map(({ type, value }) => ({
      type: contactMethodEnum.read(type, note),
      value: type === 'phone' || type === 'whatsapp' ? (phoneText(value) ?? value) : value,
    })),
    updatedAt: lead.updatedAt ?? null,
    notes: lead.notes?.map((leadNote) => toLeadNote(lead.uuid, leadNote)) ?? null,
    chatUuid: lead.chatUuid,
    choices: lead,
  };
}

/** Maps the filters of the list to the upstream's terms. */
export function toFilters(args: RequireFields<ViewerLeadsArgs, 'period' | 'sort'>): LeadFilters {
  return {
    period: periodEnum.write(args.period),
    type: args.type ? leadTypeEnum.write(args.type) : 'all',
    status: args.status ? statusFilterEnum.write(args.status) : null,
    sort: sortEnum.write(args.sort),
    query: searchText(args.query),
    receivedFrom: args.receivedFrom ?? null,
    receivedTo: args.receivedTo ?? null,
    updatedSince: args.updatedSince ?? null,
  };
}

/** Characters and length of a slug. At `events` there is the log of changed leads instead of a lead. */
const READABLE = /^(?!events$)[\w-]{1,200}$/;

/**
 * The upstream's key of a lead, a uuid or a slug; null for an invalid one. Throws BAD_USER_INPUT unless exactly one key
 * is given.
 */
export function leadKey(keys: ViewerLeadArgs): string | null {
  const [name, value] = onlyKey(keys, ['id', 'slug', 'uuid']);
  if (name === 'id') return uuidOf('Lead', value);
  if (name === 'uuid') return isUuid(value) ? value.toLowerCase() : null;
  return READABLE.test(value) ? value : null;
}

const MESSAGES: Readonly<Record<LeadErrorCode, string>> = {
  LEAD_NOT_ACTIVE: 'The lead has already been answered, has expired or is blocked.',
  LEAD_NOT_FOUND: 'There is no such lead.',
  REASON_NOT_SAVED: 'The lead has been declined, but the reason could not be saved.',
};

export function leadUserError(code: LeadErrorCode): LeadUserError {
  return {
    code,
    message: MESSAGES[code],
    path: [code === 'REASON_NOT_SAVED' ? 'reason' : 'leadId'],
  };
}

/** Maps a refused answer to a user error; null if the user cannot fix it. */
export function toLeadUserError(error: unknown): LeadUserError | null {
  if (!(error instanceof UpstreamError)) return null;
  if (error.status === 404) return leadUserError('LEAD_NOT_FOUND');
  return error.code === 'LEAD_NOT_ACTIVE' ? leadUserError('LEAD_NOT_ACTIVE') : null;
}
