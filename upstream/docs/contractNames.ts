import type { TSchema } from 'typebox';
import * as accessToken from '../contract/accessToken.ts';
import * as account from '../contract/account.ts';
import * as agencyControl from '../contract/agencyControl.ts';
import * as auth from '../contract/auth.ts';
import * as shared from '../contract/call.ts';
import * as catalogue from '../contract/catalogue.ts';
import * as chats from '../contract/chats.ts';
import * as messageSearch from '../contract/messageSearch.ts';
import * as replies from '../contract/replies.ts';
import * as control from '../contract/control.ts';
import * as dashboard from '../contract/dashboard.ts';
import * as dashboardFigures from '../contract/dashboardFigures.ts';
import * as deals from '../contract/deals.ts';
import * as directory from '../contract/directory.ts';
import * as directorySummary from '../contract/directorySummary.ts';
import * as emailSettings from '../contract/emailSettings.ts';
import * as faults from '../contract/faults.ts';
import * as images from '../contract/images.ts';
import * as leadRecords from '../contract/leadRecords.ts';
import * as leads from '../contract/leads.ts';
import * as messageCounters from '../contract/messageCounters.ts';
import * as outbox from '../contract/outbox.ts';
import * as outreach from '../contract/outreach.ts';
import * as passwordReset from '../contract/passwordReset.ts';
import * as profile from '../contract/profile.ts';
import * as purchase from '../contract/purchase.ts';
import * as purchaseControl from '../contract/purchaseControl.ts';
import * as reviews from '../contract/reviews.ts';
import * as stories from '../contract/stories.ts';
import * as visitors from '../contract/visitors.ts';
import * as webhooks from '../contract/webhooks.ts';
import * as whatsapp from '../contract/whatsapp.ts';

const CONSTANTS: readonly (readonly [string, unknown])[] = [
  shared,
  accessToken,
  account,
  agencyControl,
  auth,
  catalogue,
  chats,
  control,
  dashboard,
  dashboardFigures,
  deals,
  directory,
  directorySummary,
  emailSettings,
  faults,
  images,
  leadRecords,
  leads,
  messageCounters,
  messageSearch,
  outbox,
  outreach,
  passwordReset,
  profile,
  purchase,
  purchaseControl,
  replies,
  reviews,
  stories,
  visitors,
  webhooks,
  whatsapp,
].flatMap((file) => Object.entries(file));

const OPERATION_IDS = new Map(CONSTANTS.map(([name, value]) => [value, name]));

/** Named schemas by content, because an optional or described schema is a copy of its constant. */
const NAMED_SCHEMAS = new Map(
  CONSTANTS.flatMap(([name, value]) =>
    isNamed(value) ? [[contentOf(value), { name: name === 'ErrorBody' ? 'Error' : name, schema: value }] as const] : [],
  ).toReversed(),
);

/** The name of the call's constant. Throws RangeError for a call whose file is missing from the list above. */
export function operationIdOf(call: object): string {
  const name = OPERATION_IDS.get(call);
  if (name === undefined) throw new RangeError(`A call has no name: ${JSON.stringify(call)}`);
  return name;
}

/** The name and constant of this schema, or undefined. Only objects, enums and unions of objects have names. */
export function namedSchema(schema: TSchema): { readonly name: string; readonly schema: TSchema } | undefined {
  return NAMED_SCHEMAS.get(contentOf(schema));
}

function isNamed(value: unknown): value is TSchema {
  if (typeof value !== 'object' || value === null) return false;
  if ('enum' in value) return true;
  if ('anyOf' in value && Array.isArray(value.anyOf)) return value.anyOf.every((part) => isNamed(part));
  return 'properties' in value;
}

function contentOf(schema: TSchema): string {
  return JSON.stringify({ ...schema, description: undefined, default: undefined });
}
