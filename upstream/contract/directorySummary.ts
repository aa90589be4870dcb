import { Type, type Static } from 'typebox';
import { call, Count, Described, Entity, Nullable, Timestamp, Uuid } from './call.ts';

export const Praise = Entity('A published review with four or five stars, quoted with the agency it is about.', {
  uuid: Uuid,
  author: Type.String(),
  company: Nullable(Type.String()),
  result: Type.String(),
  rating: Described('4 or 5.', Type.Integer()),
  publishedAt: Timestamp,
  textLanguage: Described('BCP 47 tag of the language it is written in.', Type.String()),
  agency: Type.Object({ alias: Type.String(), name: Type.String() }),
});
export type WirePraise = Static<typeof Praise>;

export const DirectorySummary = Entity('Sums and quoted reviews of the directory.', {
  reviewCount: Described('Of all listed agencies.', Count),
  rating: Described('Average of these reviews.', Nullable(Type.Number())),
  replyHours: Described(
    "Median of the agencies' times to answer a lead, hours.",
    Nullable(Type.Integer({ minimum: 1 })),
  ),
  reviews: Described(
    'At most three of the newest, in the language of the request first, each of another agency.',
    Type.Array(Praise),
  ),
});
export type WireDirectorySummary = Static<typeof DirectorySummary>;

export const getDirectorySummary = call({
  row: 'RST-74',
  tag: 'directory',
  access: 'none',
  method: 'GET',
  path: '/directory/summary',
  summary: 'Sums over all listed agencies, and some of their newest reviews.',
  responses: { 200: DirectorySummary },
});
