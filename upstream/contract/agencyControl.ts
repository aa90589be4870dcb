import { Type } from 'typebox';
import { Locale } from './account.ts';
import { call, Closed, Described } from './call.ts';

const shared = { row: 'O-21', tag: 'control', access: 'none' } as const;
const nothing = { responses: { 204: null } } as const;

export const renameCatalogueEntry = call({
  ...shared,
  method: 'PUT',
  path: '/control/catalogue/:kind/:id/name',
  summary: 'Rename a service, industry or tool of the catalogue in one language (tools: English).',
  params: Type.Object({
    kind: Described('service, industry or tool.', Type.String()),
    id: Described('Id of the entry.', Type.String()),
  }),
  body: Closed({ locale: Locale, name: Type.String({ minLength: 1, maxLength: 100 }) }),
  ...nothing,
  errors: { 404: ['CATALOGUE_ENTRY_NOT_FOUND'] },
});

export const giveAgency = call({
  ...shared,
  method: 'PUT',
  path: '/control/agencies/:alias/owner',
  summary: 'Make an account the owner of an agency that has none, and deliver its pending briefs.',
  params: Type.Object({ alias: Type.String({ minLength: 1, maxLength: 200, description: 'Alias of the agency.' }) }),
  body: Closed({ account: Described('Id or email.', Type.String({ minLength: 1, maxLength: 320 })) }),
  ...nothing,
  errors: { 404: ['ACCOUNT_NOT_FOUND', 'AGENCY_NOT_FOUND'], 409: ['AGENCY_OWNED'] },
});

const ofAccount = {
  ...shared,
  params: Type.Object({ account: Type.String({ minLength: 1, maxLength: 320, description: 'Id or email.' }) }),
  ...nothing,
} as const;

export const passExam = call({
  ...ofAccount,
  method: 'PUT',
  path: '/control/accounts/:account/exam',
  summary: 'Pass an academy exam (agency or toolkit), or undo it.',
  body: Closed({ exam: Type.Enum(['agency', 'tool']), isPassed: Type.Boolean() }),
  errors: { 404: ['ACCOUNT_NOT_FOUND'] },
});

export const auditSite = call({
  ...ofAccount,
  method: 'POST',
  path: '/control/accounts/:account/site-audit',
  summary: "Start the audit of the website of the account's project.",
  errors: { 404: ['ACCOUNT_NOT_FOUND'], 409: ['NO_PROJECT'] },
});
