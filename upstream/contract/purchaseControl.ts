import { Type, type Static } from 'typebox';
import { call, Closed, Described, Nullable } from './call.ts';

/** Why a card is declined. */
export const CardRefusal = Type.Enum(['declined', 'expired', 'limit']);
export type WireCardRefusal = Static<typeof CardRefusal>;

export const setBilling = call({
  row: 'O-21',
  tag: 'control',
  access: 'none',
  method: 'PUT',
  path: '/control/accounts/:account/billing',
  summary:
    "Set the account's billing data: the country of its billing address, its VAT number, and whether its card is declined.",
  params: Type.Object({ account: Type.String({ minLength: 1, maxLength: 320, description: 'Id or email.' }) }),
  body: Closed({
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    vatNumber: Type.Optional(Nullable(Type.String({ minLength: 4, maxLength: 20 }))),
    cardRefusal: Described('If omitted or null, the card is accepted.', Type.Optional(Nullable(CardRefusal))),
  }),
  responses: { 204: null },
  errors: { 404: ['ACCOUNT_NOT_FOUND'] },
});
