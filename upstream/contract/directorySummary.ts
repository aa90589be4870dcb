import { Type, type Static } from 'typebox';
import { Location } from './catalogue.ts';
import { call, CatalogueId, Count, Described, Entity, Nullable, Timestamp, Uuid } from './call.ts';

export const Praise = Entity('A quote from a published review with four or five stars, and the agency it is about.', {
  uuid: Uuid,
  author: Type.String(),
  company: Nullable(Type.String()),
  result: Type.String(),
  rating: Described('4 or 5.', Type.Integer()),
  publishedAt: Timestamp,
  textLanguage: Described('BCP 47 tag of the language it is written in.', Type.String()),
  services: Described('Services of the project.', Type.Optional(Type.Array(CatalogueId))),
  budget: Described('Budget of the project.', Type.Optional(Nullable(CatalogueId))),
  projectDuration: Described('How long it took.', Type.Optional(Nullable(CatalogueId))),
  agency: Type.Object({ alias: Type.String(), name: Type.String() }),
});
export type WirePraise = Static<typeof Praise>;

export const SuggestedSearch = Entity('A search of the directory that has results.', {
  service: Described('A service without a parent.', CatalogueId),
  location: Described('A city with an agency that offers it.', Location),
});
export type WireSuggestedSearch = Static<typeof SuggestedSearch>;

export const DirectorySummary = Entity(
  'Totals for the directory, quoted reviews, and places and searches to start from.',
  {
    reviewCount: Described('Number of reviews of all listed agencies.', Count),
    rating: Described('Average of these reviews.', Nullable(Type.Number())),
    replyHours: Described(
      "Median of the agencies' times to answer a lead, in hours.",
      Nullable(Type.Integer({ minimum: 1 })),
    ),
    reviews: Described(
      'Up to three of the newest reviews, each of a different agency, those in the language of the request first.',
      Type.Array(Praise),
    ),
    cities: Described(
      'Up to three cities with the most agencies of each of the twelve countries with the most agencies, country by country.',
      Type.Optional(Type.Array(Location)),
    ),
    searches: Described(
      'Up to four searches to suggest, each with another service and country; countries that speak the language of the request first.',
      Type.Optional(Type.Array(SuggestedSearch)),
    ),
  },
);
export type WireDirectorySummary = Static<typeof DirectorySummary>;

export const getDirectorySummary = call({
  row: 'RST-74',
  tag: 'directory',
  access: 'none',
  method: 'GET',
  path: '/directory/summary',
  summary: 'Totals for all listed agencies, some of their newest reviews, and places and searches to start from.',
  responses: { 200: DirectorySummary },
});
