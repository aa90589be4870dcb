import { toLocation } from '../catalogue/catalogue.map.ts';
import { noteUnknown } from '../relay/enums.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import { orNull } from '../rest/missing.ts';
import type { QueryResolvers } from '../schema.types.ts';
import { getSummary } from './directory.rest.ts';

/** Totals for the public directory. */
export const summaryResolvers = {
  Query: {
    directorySummary: async (_query, _args, { rest, log }) => {
      const note = noteUnknown(log);
      const summary = await orNull(getSummary(rest));
      return (
        summary && {
          reviewCount: summary.reviewCount,
          rating: summary.rating,
          replyHours: summary.replyHours,
          reviews: summary.reviews.map(({ agency, author, company, rating, result, textLanguage, publishedAt }) => ({
            agencyAlias: agency.alias,
            agencyName: agency.name,
            author,
            company,
            rating,
            result,
            textLanguage,
            publishedAt,
          })),
          cities: (summary.cities ?? []).map((city) => toLocation(city, note)),
        }
      );
    },
  },
} satisfies { Query: Fields<QueryResolvers, 'directorySummary'> };
