import { catalogueOf } from '../catalogue/catalogue.loader.ts';
import { entriesOf, toLocation } from '../catalogue/catalogue.map.ts';
import { noteUnknown } from '../relay/enums.ts';
import type { EveryField, Fields } from '../relay/resolverTypes.ts';
import { orNull } from '../rest/missing.ts';
import type { DirectorySummaryResolvers, QueryResolvers, QuotedReviewResolvers } from '../schema.types.ts';
import { getSummary } from './directory.rest.ts';

/**
 * Totals for the public directory, with reviews and searches. Only what names services or ranges reads the catalogue.
 */
export const summaryResolvers = {
  Query: {
    directorySummary: (_query, _args, { rest }) => orNull(getSummary(rest)),
  },
  DirectorySummary: {
    reviewCount: ({ reviewCount }) => reviewCount,
    rating: ({ rating }) => rating,
    replyHours: ({ replyHours }) => replyHours,
    reviews: ({ reviews }) => reviews,
    cities: ({ cities = [] }, _args, { log }) => cities.map((city) => toLocation(city, noteUnknown(log))),
    suggestedSearches: async ({ searches = [] }, _args, context) => {
      if (searches.length === 0) return [];
      const { services } = await catalogueOf(context);
      const note = noteUnknown(context.log);
      return searches.flatMap(({ service: id, location }) => {
        const service = services.get(id);
        return service ? [{ service, location: toLocation(location, note) }] : [];
      });
    },
  },
  QuotedReview: {
    agencyAlias: ({ agency }) => agency.alias,
    agencyName: ({ agency }) => agency.name,
    author: ({ author }) => author,
    company: ({ company }) => company,
    rating: ({ rating }) => rating,
    services: async ({ services = [] }, _args, context) =>
      services.length === 0 ? [] : entriesOf((await catalogueOf(context)).services, services),
    budget: async ({ budget = null }, _args, context) =>
      budget === null ? null : ((await catalogueOf(context)).budgets.get(budget) ?? null),
    projectDuration: async ({ projectDuration = null }, _args, context) =>
      projectDuration === null ? null : ((await catalogueOf(context)).projectDurations.get(projectDuration) ?? null),
    result: ({ result }) => result,
    textLanguage: ({ textLanguage }) => textLanguage,
    publishedAt: ({ publishedAt }) => publishedAt,
  },
} satisfies {
  Query: Fields<QueryResolvers, 'directorySummary'>;
  DirectorySummary: EveryField<DirectorySummaryResolvers>;
  QuotedReview: EveryField<QuotedReviewResolvers>;
};
