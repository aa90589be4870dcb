import { Type, type Static } from 'typebox';
import { call, Closed, Described, Entity } from './call.ts';

export const EmailSettings = Entity('Recipients of email notifications about new leads and messages.', {
  isConsented: Type.Boolean(),
  values: Type.Array(Type.String()),
});
export type WireEmailSettings = Static<typeof EmailSettings>;

export const getEmailSettings = call({
  row: 'RST-53',
  method: 'GET',
  path: '/account/email-settings',
  tag: 'email settings',
  summary: 'Consent and addresses for email notifications.',
  responses: { 200: EmailSettings },
});

export const putEmailSettings = call({
  row: 'RST-54',
  method: 'PUT',
  path: '/account/email-settings',
  tag: 'email settings',
  summary: 'Set consent and up to three addresses.',
  body: Closed({
    isConsented: Type.Boolean(),
    values: Type.Array(Type.String({ maxLength: 320 }), { maxItems: 10 }),
  }),
  responses: { 200: EmailSettings },
  errors: { 422: ['VALIDATION_FAILED'] },
});

export const unsubscribe = call({
  row: 'STA-70',
  method: 'POST',
  path: '/account/email-settings/unsubscribe',
  tag: 'email settings',
  summary: 'Turn off notifications to one address, using the link in an email. Idempotent.',
  access: 'none',
  body: Closed({ token: Described('The token from the link; it does not expire.', Type.String({ maxLength: 200 })) }),
  responses: { 204: null },
  errors: { 404: ['LINK_UNKNOWN'] },
});
