import { Type } from 'typebox';
import { call, Closed, Described } from './call.ts';

const shared = { row: 'RST-75', tag: 'auth', access: 'none', method: 'POST' } as const;

export const requestPasswordReset = call({
  ...shared,
  path: '/auth/password-reset',
  summary: 'Email a link for setting a new password. The response is the same whether or not there is an account.',
  body: Closed({ email: Type.String({ maxLength: 320 }) }),
  responses: { 204: null },
  errors: { 422: ['VALIDATION_FAILED'], 429: ['TOO_MANY_ATTEMPTS'] },
});

export const completePasswordReset = call({
  ...shared,
  path: '/auth/password-reset/complete',
  summary:
    'Set a new password using a link, which works once, within 1 hour. Ends all sessions of the account. A repeat with the same password succeeds for 10 minutes, or until the next sign-in, and changes nothing.',
  body: Closed({
    token: Described('From the link.', Type.String({ maxLength: 200 })),
    password: Type.String({ maxLength: 1024 }),
  }),
  responses: { 204: null },
  errors: {
    404: ['RESET_LINK_UNKNOWN'],
    409: ['RESET_LINK_USED', 'RESET_LINK_EXPIRED'],
    422: ['VALIDATION_FAILED'],
    429: ['TOO_MANY_ATTEMPTS'],
  },
});
