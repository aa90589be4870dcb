import { Type, type Static } from 'typebox';
import { call, Closed, ClosedEntity, Described, Entity, Nullable, Uuid, UuidParams } from './call.ts';
import { ProjectDuration } from './leads.ts';

export const DealAnswerValue = Type.Enum(['yes', 'no', 'still_negotiating', 'other']);

export const Deal = Entity('A deal reported by a lead.', {
  dealUuid: Uuid,
  leadUuid: Uuid,
  name: Type.String(),
  website: Nullable(Type.String()),
  budget: Described('Whole USD.', Nullable(Type.Integer())),
  duration: Nullable(ProjectDuration),
  status: Type.Enum(['pending', 'confirmed', 'denied']),
  answer: Described(
    "The agency's latest answer. After `still_negotiating`, the agency may answer again.",
    Nullable(DealAnswerValue),
  ),
});
export type WireDeal = Static<typeof Deal>;

const Comment = Type.Optional(Type.String({ maxLength: 10_000 }));
/** An option of the form by number; 100 means "other", which the comment then describes. */
const Option = Closed({ id: Type.Integer({ minimum: 1, maximum: 100 }), comment: Comment });

export const DealAnswer = ClosedEntity("The agency's answer to a deal.", {
  answer: Closed({ value: DealAnswerValue, comment: Comment }),
  budget: Type.Optional(Option),
  duration: Type.Optional(Option),
});
export type WireDealAnswer = Static<typeof DealAnswer>;

const dealErrors = { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['DEAL_NOT_FOUND'] } as const;

export const getPendingDeals = call({
  row: 'RST-70',
  method: 'GET',
  path: '/account/deals',
  tag: 'deals',
  summary: "The deals that are waiting for the agency's answer, most recently reported first, at most 100 (addition).",
  responses: { 200: Type.Object({ deals: Type.Array(Deal) }) },
  errors: { 403: ['SUBSCRIPTION_REQUIRED'] },
});

export const getDeal = call({
  row: 'RST-70',
  method: 'GET',
  path: '/account/deals/:uuid',
  tag: 'deals',
  summary: 'A deal to confirm.',
  params: UuidParams('Uuid of the deal.'),
  responses: { 200: Deal },
  errors: dealErrors,
});

export const putDeal = call({
  row: 'RST-71',
  method: 'PUT',
  path: '/account/deals/:uuid',
  tag: 'deals',
  summary: 'Answer a deal: `yes` confirms it, any other answer denies it. Repeating the latest answer succeeds.',
  params: UuidParams('Uuid of the deal.'),
  body: DealAnswer,
  responses: { 204: null },
  errors: { ...dealErrors, 409: ['DEAL_ANSWERED'] },
});
